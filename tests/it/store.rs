//! The store: every story is told on both databases, such as `store::logs::sqlite::a_claim_reads_the_whole_log`.

/// Makes each of these stories a test of its own on either database; every one begins with an empty one.
macro_rules! on_both_databases {
    ($($story:ident),+ $(,)?) => {
        mod sqlite {
            $($crate::store::on_both_databases!($story on sqlite);)+
        }
        mod postgres {
            $($crate::store::on_both_databases!($story on postgres);)+
        }
    };
    ($story:ident on $database:ident) => {
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $story() {
            super::$story(&crate::store::place::Place::$database()).await;
        }
    };
}
pub(crate) use on_both_databases;

mod erasing;
mod evenings;
mod failures;
pub(crate) mod finished;
mod logs;
mod opening;
pub(crate) mod place;
mod rooms;
