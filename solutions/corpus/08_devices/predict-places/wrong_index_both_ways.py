# title: an index from elsewhere is taken along too
# fails: predict-places-hidden [cpu-index-is-taken-along]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "cpu",
    "zeros": "cpu",
    "new": "x",
    "moved": "x",
}
