# title: one element counts as a number
# fails: predict-places-hidden [number-may-mix]

predictions = {
    "number": "x",
    "one element": "x",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": "cpu",
    "new": "x",
    "moved": "x",
}
