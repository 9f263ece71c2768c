"""`vec`, the arrays of a position: librt's where the rules are compiled, else lists, which interpreted code reads
faster."""

from librt.vecs import vec as vec

from oddville.cards import vocabulary

if vocabulary.__file__.endswith(".py"):
    vec = list  # type: ignore[assignment,misc]
