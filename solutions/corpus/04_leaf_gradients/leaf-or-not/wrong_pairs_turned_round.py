# title: pairs the other way round
# fails: leaf-or-not-test [no diagnosis]
# fails: leaf-or-not-hidden [no diagnosis]
# never: leaf-means-requires-grad
predictions = {
    "w": (True, True),
    "a": (False, True),
    "b": (False, True),
    "c": (False, False),
    "d": (False, True),
    "e": (False, True),
    "f": (False, False),
    "g": (True, True),
    "w.grad": [3.0, 2.0],
}
