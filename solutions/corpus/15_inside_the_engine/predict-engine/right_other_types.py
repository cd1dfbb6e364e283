# title: a float for a count, and an empty list for no letters


predictions = {
    "history": True,
    "refused": "DB",
    "filled": "sr",
    "missing": 1.0,
    "worker": (True, "worker"),
    "words": [],
    "factor": 7,
}
