# title: the derivative of school for h
# never: complex-gradient-conjugated
# fails: predict-edges-kinks [complex-parts-exchanged]
predictions = {"a": "nan", "b": 0.0, "c": "-inf", "d": 0.0}
predictions |= {"e": 5.0, "f": 1.5, "g": 0.0, "h": 6 + 2j}
