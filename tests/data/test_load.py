"""Datasets in NumPy, pandas, polars and torch: the same rows everywhere."""

from __future__ import annotations

import sys
from itertools import chain
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from data.runs import make
from rallybox.data import Dataset


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("data") / "d"
    make(folder)
    return Dataset(folder)


def test_all_libraries_see_the_same(data: Dataset) -> None:
    plain = data.arrow().to_pylist()
    assert data.polars().to_dicts() == plain
    frame = data.pandas()
    assert frame["action"].tolist() == [row["action"] for row in plain]
    assert [list(legal) for legal in frame["legal"]] == [row["legal"] for row in plain]
    assert frame["text"].tolist() == [row["text"] for row in plain]
    rows = data.arrays()["observation"]
    assert [bytes(row) for row in rows] == [row["observation"] for row in plain]
    assert (data.rows(frame["observation"]) == rows).all()
    assert (data.rows(data.polars()["observation"]) == rows).all()
    assert (data.masks(frame["legal"]) == data.arrays()["mask"]).all()
    assert data.pandas("results", ["places"])["places"].map(min).tolist() == [1] * 11


def test_masks_allow_what_was_done(data: Dataset) -> None:
    arrays = data.arrays()
    assert arrays["mask"].shape == (len(arrays["action"]), data.head.actions)
    assert arrays["mask"][np.arange(len(arrays["action"])), arrays["action"]].all()


def test_fields_have_their_names(data: Dataset) -> None:
    arrays = data.arrays(["observation", "seat"])
    named = data.named(arrays["observation"])
    assert (named["seat"].argmax(axis=1) == arrays["seat"]).all()
    assert sum(part.shape[1] for part in named.values()) == data.head.observation.size


def test_a_split_is_by_game(data: Dataset) -> None:
    learn, test = data.split(0.6)
    assert (len(learn), len(test), len(data)) == (7, 4, 11)
    first, last = (set(part.arrays(["number"])["number"]) for part in (learn, test))
    assert (first, last) == (set(range(7)), set(range(7, 11)))
    assert len(learn.split(0.5)[1]) == 3
    assert len(data.between(20, 30)) == 0


def test_what_is_left_over_may_be_nothing(data: Dataset) -> None:
    whole, rest = data.split(1.0)
    assert (len(whole), len(rest)) == (11, 0)
    assert rest.arrow("results").schema.equals(data.arrow("results").schema)
    assert rest.pandas(columns=["bot", "action"]).shape == (0, 2)
    assert rest.polars("results").is_empty()
    found, all_of_it = rest.arrays(), data.arrays()
    assert {name: array.shape[1:] for name, array in found.items()} == {
        name: array.shape[1:] for name, array in all_of_it.items()
    }
    assert not any(len(array) for array in found.values())
    assert list(rest.batches()) == []


def test_batches_are_every_decision_once(data: Dataset) -> None:
    everything = sorted(map(tuple, data.arrow(columns=["number", "step"]).to_pandas().to_numpy()))
    for seed in (None, 1):
        batches = list(data.batches(16, ["number", "step"], seed))
        seen = [pair for b in batches for pair in zip(b["number"], b["step"], strict=True)]
        assert sorted(seen) == everything
        assert (seen == everything) is (seed is None)
        assert max(len(batch["step"]) for batch in batches) == 16


def test_torch_gets_tensors(data: Dataset) -> None:
    torch = pytest.importorskip("torch", reason="large, and not among the tools of developers")
    arrays = data.arrays()
    batches = list(torch.utils.data.DataLoader(data.torch(16), batch_size=None))
    assert (torch.cat([b["observation"] for b in batches]).numpy() == arrays["observation"]).all()
    assert (torch.cat([b["mask"] for b in batches]).numpy() == arrays["mask"]).all()
    assert torch.cat([b["placing"] for b in batches]).numpy() == pytest.approx(arrays["placing"])
    assert batches[0]["action"].dtype == torch.int64
    mixed = data.torch(16, ["number", "step"], seed=1)
    one, two = ([b["step"].tolist() for b in mixed] for _ in range(2))
    assert sorted(chain(*one)) == sorted(chain(*two))
    assert one != two
    shared = torch.utils.data.DataLoader(data.torch(16, ["number"]), batch_size=None, num_workers=2)
    assert sorted(n for b in shared for n in b["number"].tolist()) == sorted(
        data.arrays(["number"])["number"]
    )


def test_workers_that_stay_shuffle_every_epoch_otherwise(
    data: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `persistent_workers=True` torch makes no new copies, and gives no new seeds. Here with
    as little of torch as that takes, since few have it."""
    workers: list[SimpleNamespace | None] = [None]
    torch, utils = ModuleType("torch"), ModuleType("torch.utils")
    torch.as_tensor = lambda array, dtype: array  # type: ignore[attr-defined]
    torch.int64 = torch.uint8 = None  # type: ignore[attr-defined]
    utils.data = SimpleNamespace(  # type: ignore[attr-defined]
        IterableDataset=list, get_worker_info=lambda: workers[0]
    )
    monkeypatch.setitem(sys.modules, "torch", torch)
    monkeypatch.setitem(sys.modules, "torch.utils", utils)
    monkeypatch.delitem(sys.modules, "rallybox.data.tensors", raising=False)
    try:
        for workers[0] in (None, SimpleNamespace(id=0, num_workers=1, seed=7)):
            mixed = data.torch(16, ["number", "step"], seed=1)
            epochs = [
                [pair for b in mixed for pair in zip(b["number"], b["step"], strict=True)]
                for _ in range(3)
            ]
            assert len({tuple(epoch) for epoch in epochs}) == 3
            assert len({tuple(sorted(epoch)) for epoch in epochs}) == 1
    finally:
        sys.modules.pop("rallybox.data.tensors", None)


@pytest.mark.parametrize(
    ("library", "told"),
    [
        ("pandas", r'pip install "rallybox\[research\]"'),
        ("polars", r'pip install "rallybox\[research\]"'),
        ("torch", "pip install torch"),
    ],
)
def test_a_missing_library_is_named(
    data: Dataset, library: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "rallybox.data.tensors", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=f"{told}$"):
        getattr(data, library)()
