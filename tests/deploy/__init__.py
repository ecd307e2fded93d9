"""What lies in deploy/ and what docs/hosting.md says of it."""
