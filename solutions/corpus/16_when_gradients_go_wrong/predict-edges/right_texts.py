# title: numbers written as texts


predictions = {
    "a": "nan",
    "b": "0",
    "c": "-inf",
    "d": "0",
    "e": "5",
    "f": "1.5",
    "g": "0",
    "h": "2+6j",
}
