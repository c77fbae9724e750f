//! How what people leave behind goes: by the program, and by themselves.

mod forgetting;
mod pruning;
