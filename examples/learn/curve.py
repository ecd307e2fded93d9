"""Draws learning curves: python examples/learn/curve.py CURVE.svg NAME.csv …; needs matplotlib."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure

matplotlib.rcParams["svg.hashsalt"] = "rallybox"  # the same picture every time


def main(picture: str, *files: str) -> None:
    """One line for each file: the share over the decisions, with its 95% interval."""
    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    for file in files:
        with open(file, newline="") as opened:
            rows = [
                {key: float(text) for key, text in row.items()} for row in csv.DictReader(opened)
            ]
        millions = [row["decisions"] / 1e6 for row in rows]
        shares = [row["share"] for row in rows]
        low = [row["share"] - row["interval"] for row in rows]
        high = [row["share"] + row["interval"] for row in rows]
        (line,) = axes.plot(millions, shares, label=Path(file).stem)
        axes.fill_between(millions, low, high, color=line.get_color(), alpha=0.12, linewidth=0)
    axes.axhline(1.0, color="black", linewidth=0.8, linestyle=":")
    axes.set_xlabel("millions of decisions")
    axes.set_ylabel("wins × fair share among guides")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    main(*sys.argv[1:])
