# title: a graph can be used again and again
# fails: predict-loops-test [one-loss-for-all-rounds]
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "all",
    "f": "all",
    "g": "some",
    "h": "none",
}
