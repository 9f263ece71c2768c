"""The game itself, one chapter a module, compiled by mypyc; it opens nothing and reads no clock."""
