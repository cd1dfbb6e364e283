# title: sets the default dtype, then everything fits
# fails: initial-weights-test [no diagnosis]
# fails: initial-weights-hidden [no diagnosis]
def initial_weights(values, scale, inputs):
    torch.set_default_dtype(inputs.dtype)
    numbers = [scale * value for value in values]
    return torch.tensor(numbers, device=inputs.device, requires_grad=True)
