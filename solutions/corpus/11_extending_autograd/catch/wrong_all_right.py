# title: believes what the authors tried
# fails: catch-test [one-row-hides-it]
# fails: catch-rest [first-derivative-hides-it]


def at(*numbers):
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=True)


evidence = {
    "a": "right",
    "b": "right",
    "c": "right",
    "d": "right",
    "e": "right",
    "f": "right",
    "g": "right",
}
