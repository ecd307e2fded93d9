"""Datasets in NumPy, pandas, polars and torch: the same rows everywhere."""

from __future__ import annotations

import sys
from itertools import chain

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
