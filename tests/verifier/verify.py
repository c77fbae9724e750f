#!/usr/bin/env python3
"""Checks the chance and the chain of a finished game from its receipt, by the protocol page alone.

    verify.py receipt.json
    verify.py --head 12ab34cd... receipt.json
    verify.py first.json second.json third.json

Says what it found and exits with 0 if everything holds, 1 if something does not, 2 if a file is no receipt.
With a head that was seen, or some of its digits, it says where the receipt has it, and fails if it does not.
Receipts of one room must follow each other.
It knows no rule of any game: it checks that dice and shuffles follow from the seed and that all of the receipt leads
to its head, not how the dice were used. Whoever has a receipt can make another with a head that fits: only a head that
was seen shows that it is the game that was played.
"""

import argparse
import datetime
import hashlib
import hmac
import json
import re
import sys

FORMATS = ("dragonhall-receipt-1", "dragonhall-receipt-2")
SEED_PREFIX = b"dragonhall game seed 1"
BOT_PREFIX = b"dragonhall bot number 1"
NAME_PREFIX = b"dragonhall name 1"
KEY_PREFIX = b"dragonhall chain key 1"
ERASED = "dragonhall-erased-1"
NOTE = {"format", "room", "game_number", "previous", "head", "erased"}
FEWEST_DIGITS = 8
START = {"format", "room", "game_number", "game", "commitment", "previous"}
REST = {"server_seed", "seats", "seed", "played", "decisions", "take_backs", "outcome", "head"}
WORD = 0xFFFFFFFF
COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


class Wrong(Exception):
    """Something in the receipt does not hold."""


def rotate(word, bits):
    return (word << bits | word >> 32 - bits) & WORD


def quarter_round(words, a, b, c, d):
    for left, right, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[left] = (words[left] + words[right]) & WORD
        words[turned] = rotate(words[turned] ^ words[left], bits)


def little_endian_words(data):
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def chacha20_block(key, counter, nonce):
    start = little_endian_words(
        b"expand 32-byte k" + key + counter.to_bytes(8, "little") + nonce.to_bytes(8, "little")
    )
    words = list(start)
    for _ in range(10):
        for quarter in COLUMNS + DIAGONALS:
            quarter_round(words, *quarter)
    return [(word + first) & WORD for word, first in zip(words, start)]


def stream(seed, number):
    counter = 0
    while True:
        yield from chacha20_block(seed, counter, number)
        counter += 1


def draw(words, bound):
    fair = (1 << 32) // bound * bound
    return next(word for word in words if word < fair) % bound


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def check(holds, complaint):
    if not holds:
        raise Wrong(complaint)


def bytes32(text):
    data = bytes.fromhex(text)
    check(len(data) == 32 and data.hex() == text, f"{text} is not 32 bytes in hexadecimal")
    return data


def check_seed(receipt):
    server_seed = bytes32(receipt["server_seed"])
    check(sha256(server_seed) == bytes32(receipt["commitment"]), "the server's seed does not fit its commitment")
    numbers = []
    for seat, player in enumerate(receipt["seats"]):
        number = bytes32(player["number"])
        from_server = player.get("number_from_server", False)
        fits = sha256(number) == bytes32(player["number_hash"])
        check(fits or from_server, f"the number of seat {seat} does not fit its hash")
        if "bot" in player or from_server:
            drawn = sha256(BOT_PREFIX, server_seed, bytes([seat]))
            check(number == drawn, f"the number of seat {seat} does not come from the server's seed")
        numbers.append(number)
    seed = sha256(SEED_PREFIX, server_seed, *numbers)
    check(seed == bytes32(receipt["seed"]), "the game's seed is not made of the server's seed and the numbers")
    return seed


def check_draws(seed, decisions, numbered_by_draws):
    checked = 0
    drew = 0
    for position, decision in enumerate(decisions):
        check(decision["number"] == position, f"decision {position} has the number {decision['number']}")
        words = stream(seed, drew if numbered_by_draws else position)
        for place, claimed in enumerate(decision["draws"], start=1):
            bound, result = claimed["bound"], claimed["result"]
            check(0 < bound <= WORD, f"draw {place} of decision {position} has the bound {bound}")
            drawn = draw(words, bound)
            check(drawn == result, f"draw {place} of decision {position} is {result}, but the stream gives {drawn}")
            checked += 1
        drew += 1 if decision["draws"] else 0
    return checked


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def without(names, members):
    return {name: member for name, member in members.items() if name not in names}


def happenings(receipt):
    began, ended = receipt["played"]
    start = {name: receipt[name] for name in START if name in receipt}
    seats = [without(("name", "name_salt"), seat) for seat in receipt["seats"]]
    yield "before its opening", {**start, "seats": seats, "began": began}
    take_backs = list(receipt.get("take_backs", []))
    for after, decision in enumerate(receipt["decisions"], start=1):
        yield f"after decision {after - 1}", without(("taken_back",), decision)
        while take_backs and take_backs[0]["after"] == after:
            taken = take_backs.pop(0)
            yield f"where decision {taken['decision']} was taken back", taken
    check(not take_backs, "something was taken back out of order")
    yield "at its end", {"ended": ended, "outcome": receipt["outcome"]}


def chain(receipt):
    """Every link, and where in the game it is."""
    server_seed = bytes32(receipt["server_seed"])
    link = b""
    for number, (place, happening) in enumerate(happenings(receipt)):
        key = hmac.digest(server_seed, KEY_PREFIX + number.to_bytes(8, "little"), "sha256")
        link = hmac.digest(key, link + canonical(happening), "sha256")
        yield place, link.hex()


def check_chain(receipt):
    links = list(chain(receipt))
    bytes32(receipt["head"])
    check(links[-1][1] == receipt["head"], "the chain over everything in the receipt does not end at its head")
    check(set(receipt) <= START | REST, "there is more in it than in a receipt")
    taken_back = [(number, True) for number in sorted(taken["decision"] for taken in receipt.get("take_backs", []))]
    decisions = enumerate(receipt["decisions"])
    marked = [(number, decision["taken_back"]) for number, decision in decisions if "taken_back" in decision]
    check(marked == taken_back, "what was taken back is marked otherwise")
    return links


def check_claims_no_chain(receipt):
    """The first format has nothing that only a chain could bind."""
    claims = {"game_number", "previous", "take_backs", "head"} & set(receipt)
    for part in receipt["seats"] + receipt["decisions"]:
        claims |= {"stead", "name_salt", "name_hash"} & set(part)
    check(not claims, f"the first format has no {sorted(claims)}")


def check_names(seats):
    for seat, player in enumerate(seats):
        if "name" not in player and "name_salt" not in player:
            bytes32(player["name_hash"])
            continue
        salt = bytes.fromhex(player["name_salt"])
        check(len(salt) == 16 and salt.hex() == player["name_salt"], f"the salt of seat {seat} is not 16 bytes")
        hashed = sha256(NAME_PREFIX, salt, player["name"].encode())
        check(hashed == bytes32(player["name_hash"]), f"the name on seat {seat} does not fit its hash")


def taken_back_before_draws(decisions):
    """In the first format a step moved the chance after it, also where it was taken back."""
    taken_back = 0
    for position, decision in enumerate(decisions):
        taken_back += 1 if decision.get("taken_back") else 0
        if decision["draws"]:
            if taken_back:
                yield position, taken_back
            taken_back = 0


def unique(members):
    names = [name for name, _ in members]
    check(len(set(names)) == len(names), f"a name stands twice among {names}")
    return dict(members)


class Seen:
    """A head that was seen, or its first and last digits."""

    def __init__(self, text):
        self.first, _, self.last = re.sub(r"\.\.\.|…", " ", text.lower(), count=1).partition(" ")
        self.digits = len(self.first) + len(self.last)
        if not re.fullmatch("[0-9a-f]*", self.first + self.last) or not FEWEST_DIGITS <= self.digits <= 64:
            raise argparse.ArgumentTypeError(f"a head has 64 hexadecimal digits, of which {FEWEST_DIGITS} are needed")

    def fits(self, head):
        return head.startswith(self.first) and head.endswith(self.last)


def say_where(links, last_decision, seen):
    """Says where the head that was seen is among the links; whether it is."""
    places = [place for place, head in links if seen.fits(head)]
    if not places:
        return False
    if places[-1] == links[-1][0]:
        print("It ends at the head that was seen: this is the game that was seen, to its end.")
    else:
        print(f"It passes through the head that was seen, {places[-1]}: up to there this is the game that was seen.")
        print(f"The last decision is {last_decision}.")
    return True


def verify_note(note, seen):
    check(set(note) <= NOTE, "there is more in it than in a note on an erased receipt")
    for name in {"previous", "head"} & set(note):
        bytes32(note[name])
    day = datetime.datetime.fromtimestamp(note["erased"] / 1000, datetime.timezone.utc).date()
    print(f"This receipt was erased on {day}.")
    if seen is None:
        return False
    if "head" in note and seen.fits(note["head"]):
        print("It ended at the head that was seen.")
        return True
    print("It did not end at the head that was seen; whether it passed through it nobody can tell any more.")
    return False


def verify(receipt, seen):
    """Checks a receipt and says what it found; whether it has the head that was seen."""
    if receipt["format"] == ERASED:
        return verify_note(receipt, seen)
    check(receipt["format"] in FORMATS, f"the format is none of {FORMATS}")
    is_first = receipt["format"] == FORMATS[0]
    seed = check_seed(receipt)
    draws = check_draws(seed, receipt["decisions"], not is_first)
    if is_first:
        check_claims_no_chain(receipt)
        links = []
    else:
        links = check_chain(receipt)
        check_names(receipt["seats"])
    print(f"The chance holds: {len(receipt['seats'])} numbers, {len(receipt['decisions'])} decisions, {draws} draws.")
    for seat, player in enumerate(receipt["seats"]):
        if player.get("number_from_server"):
            print(f"Seat {seat} did not show its number in time; the server's seed gave one.")
    if is_first:
        print("It is of the first format: names, times, the room and the last decisions are not bound.")
        for decision, taken_back in taken_back_before_draws(receipt["decisions"]):
            print(
                f"Taken back before the draws of decision {decision}: {taken_back}. "
                "Whoever knew the server's seed could have chosen chance there."
            )
    else:
        print(f"Room, names, times, order and end are bound. They end at the head {receipt['head']}.")
    withheld = [seat for seat, player in enumerate(receipt["seats"]) if "name" not in player]
    if len(withheld) == len(receipt["seats"]):
        print("Names withheld.")
    else:
        for seat in withheld:
            print(f"Name of seat {seat} withheld.")
    return seen is not None and say_where(links, len(receipt["decisions"]) - 1, seen)


def check_that_they_follow(receipts):
    """Each receipt names the head of the one before it in its room, and no game has two."""
    games = {}
    for receipt in receipts:
        if "game_number" in receipt:
            place = games.setdefault((receipt["room"], receipt["game_number"]), receipt)
            number = receipt["game_number"]
            check(place.get("head") == receipt.get("head"), f"there are two receipts of game {number} of the room")
    places = sorted(games)
    for (room, first), (same_room, second) in zip(places, places[1:]):
        if room != same_room:
            continue
        if second > first + 1:
            print(f"Between game {first} and game {second} of the room something is missing here.")
            continue
        follows = games[room, first].get("head") == games[room, second].get("previous")
        check(follows, f"game {second} of the room does not follow game {first}")
        print(f"Game {second} of the room follows game {first}.")


def tried(work):
    """What came of it, and the code to exit with."""
    try:
        return work(), 0
    except Wrong as wrong:
        print(f"WRONG: {wrong}")
        return None, 1
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        print(f"This is not a receipt: {error!r}")
        return None, 2


def read_and_verify(path, seen):
    with open(path, encoding="utf-8") as file:
        receipt = json.load(file, object_pairs_hook=unique)
    return receipt, verify(receipt, seen)


def check_together(verified, seen):
    check_that_they_follow([receipt for receipt, _ in verified])
    if seen is None:
        return
    was_found = any(has_it for _, has_it in verified)
    check(was_found, "the head that was seen is not in the chain: another game, or something changed or left out")
    if seen.digits < 64:
        missing = 64 - seen.digits
        print(f"{missing} digits of the head were not given: who tries long enough makes another with the rest.")


def main(paths, seen):
    codes = []
    verified = []
    for path in paths:
        if len(paths) > 1:
            print(f"{path}:")
        done, code = tried(lambda: read_and_verify(path, seen))
        codes.append(code)
        verified += [done] if done else []
    _, code = tried(lambda: check_together(verified, seen))
    return max(codes + [code])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--head", type=Seen, metavar="HEX", help="a head that was seen, or its first and last digits")
    parser.add_argument("receipts", nargs="+", metavar="receipt.json")
    arguments = parser.parse_args()
    sys.exit(main(arguments.receipts, arguments.head))
