# title: words that are none of the four
# fails: predict-loops-test [no diagnosis]
moves = {
    "a": "nothing",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "none",
}
