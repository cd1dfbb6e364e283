# title: shares with arrays that are float32 already
# fails: own-floats-test [no-memory-of-its-own]
# fails: own-floats-hidden [no-memory-of-its-own]

def own_floats(numbers):
    return torch.as_tensor(numbers, dtype=torch.float32)
