//! What every game must keep, tried by random play.
