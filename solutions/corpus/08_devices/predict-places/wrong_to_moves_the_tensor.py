# title: x.to moves x itself
# fails: predict-places-test [moved-tensor-not-kept]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": "cpu",
    "new": "x",
    "moved": "cpu",
}
