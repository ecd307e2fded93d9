"""What several tests need to run the real program."""
