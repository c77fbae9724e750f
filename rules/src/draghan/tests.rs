//! The rulebook and the rulings, sentence by sentence, in the notation of [`super::notation`].

mod laws;
