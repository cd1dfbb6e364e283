# title: a detach() that takes the flag away again
# fails: catch-test [checked-nothing]
# fails: catch-rest [checked-nothing]
evidence = {'a': ..., 'b': ..., 'c': ..., 'd': ..., 'e': ..., 'f': ..., 'g': ...}

def at(*numbers):
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=True).detach()
evidence = {'a': (at([0.1, 0.7], [1.2, -0.4]),), 'b': (at(3.0), at(4.0)), 'c': (at(25.0),), 'd': 'right', 'e': (at(0.8),), 'f': 'right', 'g': (at(-1.5),)}
