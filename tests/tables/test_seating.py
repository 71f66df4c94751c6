import pytest

from barg.tables import Bot, Empty, Person, Refusal, Table
from barg.tables.commands import Command, Fill, Rename, Sit, Stand, Start, Unfill
from tests.tables.helpers import HOST, begun, deck, do, new_table, played


def refused(table: Table, command: Command, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        do(table, command)
    assert refusal.value.code == code
    assert refusal.value.text


def test_a_person_takes_an_empty_seat_and_changes_it_before_the_match() -> None:
    table = do(new_table(), Sit("ali", "Ali", 2))
    assert table.seats[2] == Person("ali", "Ali")
    table = do(table, Sit("ali", "Ali", 0))
    assert table.seats == [Person("ali", "Ali"), Empty(), Empty(), Empty()]


def test_the_same_seat_again_changes_nothing() -> None:
    table = do(new_table(), Sit("ali", "Ali", 2))
    assert do(table, Sit("ali", "Ali", 2)).seq == table.seq


def test_a_persons_seat_cannot_be_taken() -> None:
    table = do(new_table(), Sit("ali", "Ali", 2))
    refused(table, Sit("sara", "Sara", 2), "seat_taken")


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_only_the_seats_that_there_are(seat: int) -> None:
    refused(new_table(), Sit("ali", "Ali", seat), "no_such_seat")
    refused(new_table(), Fill(HOST, "random", seat), "no_such_seat")
    refused(new_table(), Unfill(HOST, seat), "no_such_seat")


def test_a_bots_seat_may_be_taken_in_a_running_match() -> None:
    table = do(begun("ali"), Sit("sara", "Sara", 1))
    assert table.seats[1] == Person("sara", "Sara")


def test_one_seat_a_person_in_a_running_match() -> None:
    refused(begun("ali"), Sit("ali", "Ali", 1), "seated_already")


def test_who_has_seen_cards_of_a_deal_comes_back_to_those_only() -> None:
    table = do(begun("ali"), Stand("ali"))
    refused(table, Sit("ali", "Ali", 1), "other_cards")
    assert do(table, Sit("ali", "Ali", 0)).seat_of("ali") == 0
    table = do(table, Fill(HOST, "random", 0))
    table = played(table, "between")
    assert do(table, Sit("ali", "Ali", 1)).seat_of("ali") == 1


def test_who_took_a_bots_seat_has_seen_its_cards_too() -> None:
    table = do(begun("ali"), Sit("sara", "Sara", 1))
    table = do(table, Stand("sara"))
    refused(table, Sit("sara", "Sara", 2), "other_cards")


def test_an_empty_seat_in_a_match_is_filled_by_a_bot_or_by_anybody() -> None:
    table = do(begun("ali", "sara"), Stand("sara"))
    assert table.seats[1] == Empty()
    assert do(table, Fill("ali", "random", 1)).seats[1] == Bot("random")
    assert do(table, Sit("reza", "Reza", 1)).seats[1] == Person("reza", "Reza")


def test_only_people_of_the_table_fill_unfill_and_start() -> None:
    table = do(new_table(), Sit("ali", "Ali", 0))
    refused(table, Fill("stranger", "random"), "not_yours")
    table = do(table, Fill("ali", "random"))
    refused(table, Unfill("stranger", 1), "not_yours")
    refused(table, Start("stranger", 0, deck()), "not_yours")
    assert do(table, Start("ali", 0, deck())).status == "playing"


def test_a_host_who_only_watches_starts_four_bots() -> None:
    table = do(new_table(), Fill(HOST, "random"))
    assert do(table, Start(HOST, 0, deck())).status == "playing"


def test_every_seat_must_be_taken() -> None:
    table = do(new_table(), Sit("ali", "Ali", 0))
    refused(table, Start("ali", 0, deck()), "seats_empty")


def test_filling_goes_only_where_nobody_sits() -> None:
    table = do(do(new_table(), Sit("ali", "Ali", 0)), Fill("ali", "random"))
    refused(table, Fill("ali", "random", 0), "seat_taken")
    refused(table, Fill("ali", "random"), "no_empty_seat")


def test_unfill_takes_bots_only_and_only_before_the_match() -> None:
    table = do(do(new_table(), Sit("ali", "Ali", 0)), Fill("ali", "random"))
    refused(table, Unfill("ali", 0), "no_bot")
    assert do(table, Unfill("ali", 1)).seats[1] == Empty()
    refused(begun("ali"), Unfill("ali", 1), "begun")


def test_standing_up_needs_a_seat() -> None:
    refused(new_table(), Stand("ali"), "no_seat")


def test_nobody_sits_or_stands_after_the_end() -> None:
    table = played(begun("ali", target=5), "over")
    refused(table, Stand("ali"), "match_over")
    refused(table, Sit("sara", "Sara", 1), "match_over")
    refused(table, Fill("ali", "random"), "match_over")


def test_a_new_name_shows_on_the_seat_while_the_match_goes_on() -> None:
    table = do(begun("ali"), Rename("ali", "علی"))
    assert table.seats[0] == Person("ali", "علی")
    assert do(table, Rename("ali", "علی")).seq == table.seq
    assert do(table, Rename("stranger", "X")).seq == table.seq
    over = played(begun("ali", target=5), "over")
    assert do(over, Rename("ali", "Other")).seq == over.seq
