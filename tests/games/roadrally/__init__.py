"""Tests of Road Rally, named after the rulings of docs/rules/road-rally.md."""
