"""Adapters: the games in the libraries that researchers already use (docs/research.md).

    pettingzoo   every seat in turn, for several learners
    gymnasium    one seat against bots
    openspiel    game trees with chance and information states

Each needs its library: `pip install rallybox[research]`. Nothing else in Rallybox does.
"""
