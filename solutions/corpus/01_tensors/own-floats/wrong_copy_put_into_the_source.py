# title: makes a float32 copy, puts it into the tensor that came in, and returns that
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]
# never: no-memory-of-its-own


def own_floats(numbers):
    x = torch.as_tensor(numbers)
    x.data = x.detach().clone().float()
    return x
