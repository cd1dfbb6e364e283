# title: builds the tensor again from the numbers, and lets PyTorch warn
def ask_for_gradient(values):
    dtype = values.dtype if values.dtype.is_floating_point else torch.float32
    return torch.tensor(values, dtype=dtype, requires_grad=True)
