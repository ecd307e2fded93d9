"""Tests of Stich Rallye, named after the rulings of docs/rules/stich-rallye.md."""
