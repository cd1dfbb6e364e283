# title: believes that the first step() of a loop raises
# fails: predict-loops-test [none-is-skipped]
moves = {
    "a": "none",
    "b": "none",
    "c": "raises",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "none",
}
