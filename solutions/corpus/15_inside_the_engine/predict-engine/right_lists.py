# title: lists and integers

predictions = {
    "history": True,
    "refused": ["D", "B"],
    "filled": "s, r",
    "missing": 1,
    "worker": [True, "worker"],
    "words": "",
    "factor": 7,
}
