# title: one unregistered layer stops everything
# fails: predict-loops-test [rest-still-learns]
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "none",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "none",
}
