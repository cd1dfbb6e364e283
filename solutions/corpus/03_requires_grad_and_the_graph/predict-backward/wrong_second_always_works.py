# title: believes that a second backward() always works
# fails: predict-backward-test [passes-what-was-freed]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": [8.15, 22.17],
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
