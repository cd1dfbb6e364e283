# title: builds the tensor from a flat list, so the shape is lost
# fails: ask-for-gradient-test [no diagnosis]
# fails: ask-for-gradient-hidden [no diagnosis]
def ask_for_gradient(values):
    numbers = [float(v) for v in values.flatten()]
    dtype = values.dtype if values.is_floating_point() else torch.float32
    return torch.tensor(numbers, dtype=dtype, requires_grad=True)
