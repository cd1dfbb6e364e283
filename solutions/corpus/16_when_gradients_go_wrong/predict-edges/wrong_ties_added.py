# title: adds up the slopes of both tied terms
# fails: predict-edges-kinks [ties-share]
predictions = {"a": "nan", "b": 0.0, "c": "-inf", "d": 0.0}
predictions |= {"e": 5.0, "f": 3.0, "g": 0.0, "h": 2 + 6j}
