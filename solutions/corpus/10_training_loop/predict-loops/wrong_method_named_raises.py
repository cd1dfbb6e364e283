# title: a method that is named and not called is an error
# fails: predict-loops-hidden [backward-not-called]
# never: none-is-skipped
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "raises",
}
