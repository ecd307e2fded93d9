"""Tests of Road Rally, named after the rulings of docs/rules/roadrally.md."""
