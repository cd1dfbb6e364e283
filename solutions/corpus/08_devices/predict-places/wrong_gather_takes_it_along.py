# title: gather is indexing
# fails: predict-places-hidden [cpu-index-is-taken-along]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "x",
    "gather": "x",
    "index elsewhere": "raises",
    "zeros": "cpu",
    "new": "x",
    "moved": "x",
}
