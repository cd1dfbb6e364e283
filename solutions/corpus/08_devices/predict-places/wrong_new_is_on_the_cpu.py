# title: new_ones makes its tensor on the CPU
# fails: predict-places-hidden [new-follows-its-tensor]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": "cpu",
    "new": "cpu",
    "moved": "x",
}
