"""Properties of every game, tested on random games; `playing` also makes such games for other tests."""
