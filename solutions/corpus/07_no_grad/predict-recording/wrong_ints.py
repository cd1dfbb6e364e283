# title: wrote 1 and 0 for True and False
# fails: predict-recording-test [no diagnosis]
# fails: predict-recording-hidden [no diagnosis]

predictions = {
    "a": 1,
    "b": 0,
    "c": 1,
    "d": 1,
    "e": 0,
    "f": 0,
    "g": 1,
    "h": 0,
    "h + w": 0,
    "h * w": 1,
    "w.grad": [2, 2],
}
