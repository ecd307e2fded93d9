"""Tests of Stich Rallye, named after the rulings of docs/rules/stichrallye.md."""
