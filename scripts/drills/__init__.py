"""The drills of `make load` and `make crash`: each asks one question of a server and answers it in a line or two."""
