"""Tests of single games."""
