"""How fast learners get what they learn from: our interfaces, and those of the peers."""
