# title: takes over dtype, device and the flag of the inputs
# fails: initial-weights-test [no diagnosis]
# fails: initial-weights-hidden [no diagnosis]
# never: never-asked-to-record


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, dtype=inputs.dtype, device=inputs.device) * scale
    w.requires_grad = inputs.requires_grad
    return w
