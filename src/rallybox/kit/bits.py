"""Bits: counting and picking in masks of at most 62 bits, without leaving native integers.

For the compiled paths. Where a mask is at hand in plain Python, `int.bit_count` is quicker.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << number for number in range(62)])
"""The mask with one bit, by its number. A table, since mypyc 2.4 shifts a constant 1 as a 32-bit
number."""


def count_bits(mask: i64) -> i64:
    """How many bits are set. Takes a step for each of them: meant for small hands."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def nth_bit(mask: i64, index: i64) -> i64:
    """The number of the set bit that has `index` set bits below it."""
    while index:
        mask &= mask - 1
        index -= 1
    low: i64 = mask & -mask
    number: i64 = 0
    step: i64 = 32
    while step:
        if low >> step:
            low >>= step
            number += step
        step >>= 1
    return number


def numbers(mask: int) -> tuple[int, ...]:
    """The numbers of the set bits, lowest first."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def mask_of(found: Iterable[int]) -> int:
    """The mask with these bits set."""
    mask = 0
    for number in found:
        mask |= 1 << number
    return mask
