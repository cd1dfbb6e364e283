# title: forgot the scale
# fails: initial-weights-test [no diagnosis]
# fails: initial-weights-hidden [no diagnosis]


def initial_weights(values, scale, inputs):
    return torch.tensor(values, dtype=inputs.dtype, device=inputs.device, requires_grad=True)
