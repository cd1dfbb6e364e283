# title: clearing late does not matter
# fails: predict-loops-test [cleared-on-the-way]
moves = {
    "a": "none",
    "b": "all",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "none",
}
