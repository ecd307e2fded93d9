"""Notices: who is told what, when, how often; and what must never be reached or told."""
