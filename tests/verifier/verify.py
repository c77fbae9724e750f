#!/usr/bin/env python3
"""Checks the chance of a finished game from its receipt, by the protocol page alone.

    verify.py receipt.json

Says what it found and exits with 0 if everything holds, 1 if something does not, 2 if the file is no receipt.
It knows no rule of any game: it checks that the dice and shuffles could not be chosen, not how they were used.
"""

import hashlib
import json
import sys

FORMAT = "dragonhall-receipt-1"
SEED_PREFIX = b"dragonhall game seed 1"
BOT_PREFIX = b"dragonhall bot number 1"
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


def stream(seed, decision):
    counter = 0
    while True:
        yield from chacha20_block(seed, counter, decision)
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
    check(len(data) == 32, f"{text} is not 32 bytes")
    return data


def check_seed(receipt):
    server_seed = bytes32(receipt["server_seed"])
    check(sha256(server_seed) == bytes32(receipt["commitment"]), "the server's seed does not fit its commitment")
    numbers = []
    for seat, player in enumerate(receipt["seats"]):
        number = bytes32(player["number"])
        check(sha256(number) == bytes32(player["number_hash"]), f"the number of seat {seat} does not fit its hash")
        if "bot" in player:
            drawn = sha256(BOT_PREFIX, server_seed, bytes([seat]))
            check(number == drawn, f"the number of the bot on seat {seat} does not come from the server's seed")
        numbers.append(number)
    seed = sha256(SEED_PREFIX, server_seed, *numbers)
    check(seed == bytes32(receipt["seed"]), "the game's seed is not made of the server's seed and the numbers")
    return seed


def check_draws(seed, decisions):
    checked = 0
    for position, decision in enumerate(decisions):
        check(decision["number"] == position, f"decision {position} has the number {decision['number']}")
        words = stream(seed, position)
        for place, claimed in enumerate(decision["draws"], start=1):
            bound, result = claimed["bound"], claimed["result"]
            check(0 < bound <= WORD, f"draw {place} of decision {position} has the bound {bound}")
            drawn = draw(words, bound)
            check(drawn == result, f"draw {place} of decision {position} is {result}, but the stream gives {drawn}")
            checked += 1
    return checked


def main(path):
    try:
        with open(path, encoding="utf-8") as file:
            receipt = json.load(file)
        check(receipt["format"] == FORMAT, f"the format is not {FORMAT}")
        seed = check_seed(receipt)
        draws = check_draws(seed, receipt["decisions"])
    except Wrong as wrong:
        print(f"WRONG: {wrong}")
        return 1
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"This is not a receipt: {error!r}")
        return 2
    print(f"The chance holds: {len(receipt['seats'])} numbers, {len(receipt['decisions'])} decisions, {draws} draws.")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
