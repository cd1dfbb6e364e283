# title: a named tuple
from collections import namedtuple

Best = namedtuple("Best", "name score")


def best_class(scores, names):
    number = max(names, key=lambda number: scores[number])
    return Best(names[number], float(scores[number]))
