"""The rules compiled for Python in a page: what `scripts/wasm.py` puts together."""
