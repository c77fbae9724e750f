#!/usr/bin/env python3
"""Checks the chance and the chain of a finished game from its receipt, by the protocol page alone.

    verify.py receipt.json

Says what it found and exits with 0 if everything holds, 1 if something does not, 2 if the file is no receipt.
It knows no rule of any game: it checks that the dice and shuffles could not be chosen and that nothing in the receipt
was changed since its head was shown, not how the dice were used.
"""

import datetime
import hashlib
import hmac
import json
import sys

FORMATS = ("dragonhall-receipt-1", "dragonhall-receipt-2")
SEED_PREFIX = b"dragonhall game seed 1"
BOT_PREFIX = b"dragonhall bot number 1"
NAME_PREFIX = b"dragonhall name 1"
KEY_PREFIX = b"dragonhall chain key 1"
ERASED = "dragonhall-erased-1"
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
    yield {**start, "seats": seats, "began": began}
    take_backs = list(receipt.get("take_backs", []))
    for after, decision in enumerate(receipt["decisions"], start=1):
        yield without(("taken_back",), decision)
        while take_backs and take_backs[0]["after"] == after:
            yield take_backs.pop(0)
    check(not take_backs, "something was taken back out of order")
    yield {"ended": ended, "outcome": receipt["outcome"]}


def check_chain(receipt):
    server_seed = bytes32(receipt["server_seed"])
    link = b""
    for number, happening in enumerate(happenings(receipt)):
        key = hmac.digest(server_seed, KEY_PREFIX + number.to_bytes(8, "little"), "sha256")
        link = hmac.digest(key, link + canonical(happening), "sha256")
    check(link == bytes32(receipt["head"]), "the chain over everything in the receipt does not end at its head")
    check(set(receipt) <= START | REST, "there is more in it than in a receipt")
    taken_back = [(number, True) for number in sorted(taken["decision"] for taken in receipt.get("take_backs", []))]
    decisions = enumerate(receipt["decisions"])
    marked = [(number, decision["taken_back"]) for number, decision in decisions if "taken_back" in decision]
    check(marked == taken_back, "what was taken back is marked otherwise")


def check_names(seats):
    withheld = 0
    for seat, player in enumerate(seats):
        if "name" not in player and "name_salt" not in player:
            withheld += 1
            continue
        salt = bytes.fromhex(player["name_salt"])
        check(len(salt) == 16 and salt.hex() == player["name_salt"], f"the salt of seat {seat} is not 16 bytes")
        hashed = sha256(NAME_PREFIX, salt, player["name"].encode())
        check(hashed == bytes32(player["name_hash"]), f"the name on seat {seat} does not fit its hash")
    return withheld


def taken_back_before_draws(decisions):
    """In the first format a step moved the chance after it, also where it was taken back."""
    taken_back = 0
    for position, decision in enumerate(decisions):
        taken_back += 1 if decision.get("taken_back") else 0
        if decision["draws"]:
            if taken_back:
                yield position, taken_back
            taken_back = 0


def main(path):
    try:
        with open(path, encoding="utf-8") as file:
            receipt = json.load(file)
        if receipt["format"] == ERASED:
            day = datetime.datetime.fromtimestamp(receipt["erased"] / 1000, datetime.timezone.utc).date()
            print(f"This receipt was erased on {day}.")
            return 0
        check(receipt["format"] in FORMATS, f"the format is none of {FORMATS}")
        is_first = receipt["format"] == FORMATS[0]
        seed = check_seed(receipt)
        draws = check_draws(seed, receipt["decisions"], not is_first)
        withheld = 0
        if not is_first:
            check_chain(receipt)
            withheld = check_names(receipt["seats"])
        choosable = list(taken_back_before_draws(receipt["decisions"])) if is_first else []
    except Wrong as wrong:
        print(f"WRONG: {wrong}")
        return 1
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"This is not a receipt: {error!r}")
        return 2
    print(f"The chance holds: {len(receipt['seats'])} numbers, {len(receipt['decisions'])} decisions, {draws} draws.")
    for seat, player in enumerate(receipt["seats"]):
        if player.get("number_from_server"):
            print(f"Seat {seat} did not show its number in time; the server's seed gave one.")
    if is_first:
        print("It is of the first format: names, times, the room and the last decisions are not bound.")
    else:
        print(f"Room, names, times, order and end are bound. They end at the head {receipt['head']}.")
    if withheld:
        print("Names withheld." if withheld == len(receipt["seats"]) else f"Names withheld: {withheld}.")
    for decision, taken_back in choosable:
        print(f"Taken back before the draws of decision {decision}: {taken_back}. Chance could have been chosen there.")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
