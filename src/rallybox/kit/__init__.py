"""Parts that two games share: values and functions, no hooks."""
