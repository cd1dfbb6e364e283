# title: counted what comes through g
# fails: leaf-or-not-hidden [cut-off-terms-counted]

predictions = {"w": (True, True), "a": (True, False), "b": (True, False), "c": (False, False), "d": (True, False),
               "e": (True, False), "f": (False, False), "g": (True, True), "w.grad": [6.0, 5.0]}
