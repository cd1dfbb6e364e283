# title: the optimizer follows the network
# fails: predict-loops-hidden [optimizer-keeps-its-list]
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "all",
    "h": "none",
}
