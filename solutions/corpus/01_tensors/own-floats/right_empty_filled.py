# title: copies into an empty tensor


def own_floats(numbers):
    given = torch.as_tensor(numbers)
    made = torch.empty(given.shape, dtype=torch.float32)
    return made.copy_(given)
