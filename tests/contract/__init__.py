"""What every game must hold to, whatever its rules: a new game is tested by being registered."""
