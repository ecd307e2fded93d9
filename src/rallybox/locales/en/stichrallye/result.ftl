# The result

stichrallye-tie-start = Still at the start: { $seats }. They are placed clockwise from the flag.
