# title: f adds to the second number
# fails: leaf-or-not-hidden [no diagnosis]
predictions = {
    "w": (True, True),
    "a": (True, False),
    "b": (True, False),
    "c": (False, False),
    "d": (True, False),
    "e": (True, False),
    "f": (False, False),
    "g": (True, True),
    "w.grad": [2.0, 3.0],
}
