# title: g asks for gradients again, so the way to w is open again
# fails: leaf-or-not-hidden [new-start-is-a-leaf]


predictions = {
    "w": (True, True),
    "a": (True, False),
    "b": (True, False),
    "c": (False, False),
    "d": (True, False),
    "e": (True, False),
    "f": (False, False),
    "g": (False, False),
    "w.grad": [6.0, 5.0],
}
