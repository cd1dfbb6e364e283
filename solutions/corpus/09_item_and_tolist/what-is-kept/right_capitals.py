# title: words with capitals
kept = {
    "a": "Nodes",
    "b": "Nothing",
    "c": "Everything",
    "d": "Nothing",
    "e": "nothing ",
    "f": "everything",
    "g": "NODES",
    "h": "everything",
}
