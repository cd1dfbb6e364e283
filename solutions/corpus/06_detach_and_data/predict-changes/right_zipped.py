# title: in one line, in capitals

words = "Right Raises Wrong Wrong Right Raises Right Raises".split()
predictions = {name: f" {word} " for name, word in zip("abcdefgh", words)}
