# Who is who: names, devices, players whom the host has removed

server-two-ways = A name is written in one direction. Please do not mix letters that run from left to right with letters that run from right to left.
