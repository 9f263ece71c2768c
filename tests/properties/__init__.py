"""Properties that hold in every game, tried on random ones; `playing` makes such games for other tests, too."""
