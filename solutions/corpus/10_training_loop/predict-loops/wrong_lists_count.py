# title: layers in a list are layers
# fails: predict-loops-test [list-is-not-registered]
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "all",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "none",
}
