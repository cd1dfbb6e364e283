# title: adds the numbers to zeros


def own_floats(numbers):
    given = torch.as_tensor(numbers)
    return torch.zeros(given.shape, dtype=torch.float32).add_(given)
