//! A house that goes from one kind of database into the other, and back.

use dragonhall_tests::ServerProcess;

use super::{digests, does, ends, fails, logs, played, put_back_to};
use crate::SERVER;
use crate::store::place::Place;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_goes_from_sqlite_to_postgres_and_back() {
    let (file, postgres) = (Place::sqlite(), Place::postgres());
    let first = played(&file).await;
    let (second, third) = (postgres.new_database(), file.new_database());
    does(&["copy", "--from", &first, "--to", &second]).await;
    does(&["copy", "--from", &second, "--to", &third]).await;
    let rooms = ends(&first).await;
    let log = logs(&first, rooms.keys().copied()).await;
    for url in [&second, &third] {
        assert_eq!(digests(url).await, digests(&first).await);
        assert_eq!(logs(url, rooms.keys().copied()).await, log);
        assert_eq!(put_back_to(url).await, None, "it was not put back");
        does(&["check", "--database", url]).await;
    }
    let said = fails(&["copy", "--from", &first, "--to", &second]).await;
    assert!(said.contains("is not empty"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_with_a_server_is_not_copied() {
    for place in [Place::sqlite(), Place::postgres()] {
        let mut server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
        let (url, to) = (server.database().to_owned(), Place::sqlite().new_database());
        let said = fails(&["copy", "--from", &url, "--to", &to]).await;
        assert!(said.contains("another server is using the database"), "{said}");
        assert!(server.terminate().await.success());
        does(&["copy", "--from", &url, "--to", &to]).await;
    }
    let said = fails(&[
        "copy",
        "--from",
        "sqlite:/nowhere/hall.db",
        "--to",
        "sqlite:/nowhere/b.db",
    ])
    .await;
    assert!(said.contains("there is no database /nowhere/hall.db"), "{said}");
}
