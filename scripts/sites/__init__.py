"""The whole product as a folder of files: what `scripts/site.py` puts together."""
