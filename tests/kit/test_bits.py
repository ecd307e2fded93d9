"""Bits: counting and picking in masks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rallybox.kit import bits

masks = st.integers(0, 2**62 - 1)


def test_the_table_of_single_bits() -> None:
    assert list(bits.BIT) == [1 << number for number in range(62)]


@given(masks)
def test_every_set_bit_is_counted_and_found(mask: int) -> None:
    found = [bits.nth_bit(mask, index) for index in range(bits.count_bits(mask))]
    assert found == [number for number in range(62) if mask >> number & 1]
