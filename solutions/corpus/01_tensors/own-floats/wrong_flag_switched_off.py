# title: switches the gradients off on what came in
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    if torch.is_tensor(numbers):
        numbers.requires_grad_(False)
    return torch.as_tensor(numbers).to(torch.float32, copy=True)
