# title: numbers as texts, and names of errors


predictions = {
    "a": "10",
    "b": 3,
    "c": 120.0,
    "d": 3.0,
    "e": 6.0,
    "f": "RuntimeError",
    "g": 1.0,
    "h": "TypeError",
}
