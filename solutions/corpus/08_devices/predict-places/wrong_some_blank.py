# title: some left blank
# fails: predict-places-test [not attempted]
# fails: predict-places-hidden [not attempted]

predictions = {
    "number": "x",
    "one element": "raises",
    "index": "x",
    "gather": "raises",
    "index elsewhere": "raises",
    "zeros": ...,
    "new": "x",
    "moved": "x",
}
