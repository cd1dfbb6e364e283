# title: writes strings instead of booleans
# fails: leaf-or-not-test [no diagnosis]
# fails: leaf-or-not-hidden [no diagnosis]
predictions = {
    "w": ("True", "True"),
    "a": ("True", "False"),
    "b": ("True", "False"),
    "c": ("False", "False"),
    "d": ("True", "False"),
    "e": ("True", "False"),
    "f": ("False", "False"),
    "g": ("True", "True"),
    "w.grad": [3.0, 2.0],
}
