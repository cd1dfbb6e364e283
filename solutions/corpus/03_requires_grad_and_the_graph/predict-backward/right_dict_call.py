# title: built with dict() and filled in later
none, vector, used = "no history", "not one number", "freed"
predictions = dict(a=none, b=vector, c=used, f=none, h=none)
predictions["d"] = [2 * 2.0, 2 * 4.0]
predictions.update(e=[1 + 1, 1 + 1], g=[2 * 1 * 3, 2 * 2 * 0])
