"""Tests of Tacots. `scene` sets up positions from drawings, `plain` is a slow second referee."""
