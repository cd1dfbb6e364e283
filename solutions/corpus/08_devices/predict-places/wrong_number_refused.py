# title: nothing from the CPU may mix, not even a number
# fails: predict-places-test [number-may-mix]

predictions = {
    "number": "raises",
    "one element": "raises",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": "cpu",
    "new": "x",
    "moved": "x",
}
