# title: lists for the pairs

predictions = {name: [True, False] for name in "abde"}
predictions |= {"w": [True, True], "g": [True, True], "c": [False, False], "f": [False, False]}
predictions["w.grad"] = (3.0, 2.0)
