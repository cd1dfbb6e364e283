# title: torch.zeros follows x
# fails: predict-places-test [no-tensor-to-follow]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": "x",
    "new": "x",
    "moved": "x",
}
