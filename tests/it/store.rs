//! The store: one story, told on both databases.

mod evenings;
mod failures;
mod finished;
mod logs;
mod opening;
mod place;
mod rooms;

use place::Place;

#[tokio::test]
async fn sqlite_keeps_rooms_and_finished_games() {
    story(Place::sqlite()).await;
    opening::a_sqlite_file_belongs_to_one_server().await;
    opening::a_sqlite_file_that_is_only_read_is_not_created_or_written().await;
    opening::a_sqlite_file_soon_holds_what_was_committed().await;
    opening::a_sqlite_file_that_cannot_be_one_is_refused().await;
}

#[tokio::test]
async fn postgres_keeps_rooms_and_finished_games() {
    story(Place::postgres()).await;
    opening::a_postgres_that_does_not_answer_is_refused().await;
}

#[tokio::test]
async fn a_database_of_another_kind_is_refused() {
    opening::an_unknown_kind_is_refused().await;
}

/// Every chapter begins with an empty database.
async fn story(place: Place) {
    rooms::a_code_opens_a_room_in_its_lobby(&place).await;
    rooms::a_code_opens_one_room(&place).await;
    rooms::a_room_back_in_its_lobby_needs_its_code_to_be_free(&place).await;
    rooms::a_room_can_change_its_game(&place).await;
    rooms::rooms_are_listed_by_their_latest_change(&place).await;
    logs::an_unknown_room_cannot_be_claimed(&place).await;
    logs::a_claim_reads_the_whole_log(&place).await;
    logs::only_the_latest_owner_appends(&place).await;
    logs::records_continue_the_log(&place).await;
    logs::what_is_forgotten_is_not_missing(&place).await;
    logs::a_fenced_room_spares_those_it_waits_with(&place).await;
    logs::rooms_that_append_at_once_keep_everything_in_order(&place).await;
    logs::owners_who_fight_for_rooms_lose_nothing_acknowledged(&place).await;
    finished::finished_games_are_found_by_game_and_player(&place).await;
    finished::the_latest_receipt_of_a_room_is_kept(&place).await;
    finished::a_game_that_was_fenced_is_not_kept(&place).await;
    evenings::rooms_that_were_forgotten_are_found_until_their_code_is_given_back(&place).await;
    evenings::rooms_whose_clocks_run_are_found(&place).await;
    evenings::rooms_that_nobody_touched_are_found_until_they_are_gone(&place).await;
    evenings::the_house_knows_when_a_server_was_last_there(&place).await;
    failures::a_failed_append_leaves_nothing_behind(&place).await;
    failures::a_record_that_is_missing_is_noticed(&place).await;
    failures::a_closed_store_has_kept_what_was_begun(&place).await;
    opening::a_database_of_a_newer_version_is_refused(&place).await;
    opening::a_database_of_an_older_version_goes_on(&place).await;
    opening::a_store_can_be_read_while_a_server_uses_it(&place).await;
}
