# title: left the second half blank
# fails: leaf-or-not-test [not attempted]
# fails: leaf-or-not-hidden [not attempted]

predictions = {"w": (True, True), "a": (True, False), "b": (True, False), "c": (False, False)}
predictions |= {"d": (True, False), "e": (..., ...), "f": (..., ...), "g": (..., ...)}
predictions["w.grad"] = [..., ...]
