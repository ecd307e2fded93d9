"""Fair dice: nobody can choose a shuffle, and everybody can check afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.core import Malformed
from rallybox.core.fair import Fairness, commit, table_seed

secrets = st.binary(min_size=32, max_size=32)


@given(secrets, st.lists(secrets, max_size=5))
def test_the_proof_leads_to_the_seed_of_the_dice(secret: bytes, people: list[bytes]) -> None:
    proof = Fairness.of(secret, people)
    assert proof.commitment == commit(secret)
    assert proof.seed() == table_seed(secret, people)


@given(secrets, secrets, secrets)
def test_everybodys_secret_and_its_place_matter(a: bytes, b: bytes, c: bytes) -> None:
    if len({a, b, c}) == 3:
        seeds = [table_seed(a, [b, c]), table_seed(a, [c, b]), table_seed(b, [a, c])]
        seeds += [table_seed(a, [b]), table_seed(a, [b + c]), table_seed(a, [])]
        assert len(set(seeds)) == 6


def test_a_commitment_does_not_show_the_secret() -> None:
    secret = bytes(32)
    assert commit(secret) != secret.hex()
    assert commit(secret) != table_seed(secret, []).hex()


def test_a_secret_that_was_not_promised_is_found_out() -> None:
    honest, other = Fairness.of(b"a" * 32), Fairness.of(b"b" * 32)
    swapped = Fairness(commitment=honest.commitment, secret=other.secret)
    with pytest.raises(Malformed, match="does not match the fingerprint"):
        swapped.seed()


@pytest.mark.parametrize("text", ["", "xyz", "ab" * 31, "AB" * 32, "ab" * 33, "ab" * 32 + "\n"])
def test_what_is_no_secret_is_malformed(text: str) -> None:
    proof = Fairness.of(bytes(32))
    for broken in (
        Fairness(commitment=proof.commitment, secret=text),
        Fairness(commitment=proof.commitment, secret=proof.secret, contributions=(text,)),
    ):
        with pytest.raises(Malformed, match="256-bit"):
            broken.seed()
