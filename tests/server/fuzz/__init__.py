"""Bad input, in bulk: nothing of it changes a table, shows a secret, or is a fault of ours."""
