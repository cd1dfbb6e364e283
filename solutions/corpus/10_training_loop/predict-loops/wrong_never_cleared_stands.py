# title: without zero_grad() nothing is learnt
# fails: predict-loops-test [never-cleared-learns]
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "none",
    "g": "some",
    "h": "none",
}
