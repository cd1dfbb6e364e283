# title: where the second derivative is 0
# fails: catch-rest [first-derivative-hides-it]


def at(*numbers):
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=True)


evidence = {
    "a": (at([0.1, 0.7], [1.2, -0.4]),),
    "b": (at(3.0), at(4.0)),
    "c": (at(25.0),),
    "d": "right",
    "e": (at(math.pi / 2),),
    "f": "right",
    "g": (at(-1.5),),
}
