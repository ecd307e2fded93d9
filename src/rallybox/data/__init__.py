"""Data: the decisions and results of many games as files, and ways to load them (docs/data.md).

    rallybox simulate <game> --games 10000 --seed 1 --parquet FOLDER

    from rallybox.data import Dataset

    data = Dataset("FOLDER")
    data.pandas("results"), data.polars("decisions"), data.torch()

    columns    what a row holds
    head       what a dataset is: the plan, the versions, the numbers of an observation
    notes      games watched while they are played
    rows       a part of a dataset as plain rows; jsonl and parquet: as a file
    folder     the files: what is there, what is damaged, what comes next
    write      plays what is missing
    card       the page that lies beside the data
    load       datasets in NumPy, pandas, polars and torch

Only `parquet`, `load` and `tensors` need more than players install.
"""

from __future__ import annotations

from typing import Any

__all__ = ["Dataset"]


def __getattr__(name: str) -> Any:
    """`Dataset`, once somebody asks for it: writing needs less than reading."""
    if name != "Dataset":
        raise AttributeError(name)
    from rallybox.data.load import Dataset

    return Dataset
