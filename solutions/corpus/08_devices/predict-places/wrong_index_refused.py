# title: every index must be on the device
# fails: predict-places-test [cpu-index-is-taken-along]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "raises",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": "cpu",
    "new": "x",
    "moved": "x",
}
