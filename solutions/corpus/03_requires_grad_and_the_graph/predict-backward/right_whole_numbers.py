# title: whole numbers, a tuple, tensors and capitals
predictions = {
    "a": "No history",
    "b": "not one number",
    "c": "freed",
    "d": [4, 8],
    "e": (2, 2),
    "f": "no history",
    "g": torch.tensor([6.0, 0.0]),
    "h": "no history ",
}
