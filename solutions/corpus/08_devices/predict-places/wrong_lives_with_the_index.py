# title: new tensors are made where x lives, and a result lives where the index lives
# fails: predict-places-test [result-lives-with-the-values]
# fails: predict-places-hidden [cpu-index-is-taken-along]


predictions = {
    "number": "x",
    "one element": "raises",
    "index": "cpu",
    "gather": "raises",
    "index elsewhere": "x",
    "zeros": "x",
    "new": "x",
    "moved": "x",
}
