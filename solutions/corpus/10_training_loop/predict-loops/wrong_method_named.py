# title: a method named is a method called
# fails: predict-loops-hidden [backward-not-called]
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "all",
}
