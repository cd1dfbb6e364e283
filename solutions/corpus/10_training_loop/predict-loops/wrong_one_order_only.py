# title: only one order works
# fails: predict-loops-test [circle-entered-elsewhere]
moves = {
    "a": "none",
    "b": "none",
    "c": "none",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "none",
}
