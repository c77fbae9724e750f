//! Builds the server anew when a migration is added or the page was built.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
    println!("cargo:rerun-if-changed=../web-client/dist");
}
