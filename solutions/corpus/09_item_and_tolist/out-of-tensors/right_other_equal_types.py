# title: numbers from expressions, and capitals
predictions = dict(zip("abcde", [2 + 2, "Raises", -int(2.9), [4, 6], 0.1 == 0.3]))
predictions.update(f="RAISES ", g=int(6), h=not False, i=bool(0), j=len("112"))
