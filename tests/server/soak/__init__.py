"""Hours of people who come, play and go: does the server's memory grow?"""
