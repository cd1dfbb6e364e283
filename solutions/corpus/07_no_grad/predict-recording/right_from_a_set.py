# title: computed from sets
asks = set("acdg")
predictions = {letter: letter in asks for letter in "abcdefgh"}
predictions |= {"h + w": not True, "h * w": not False, "w.grad": [2, 2.0]}
