# title: the colleague's line as it is
# fails: initial-weights-test [leaf-lost-at-creation]
# fails: initial-weights-hidden [leaf-lost-at-creation]


def initial_weights(values, scale, inputs):
    return torch.tensor(values, requires_grad=True).to(inputs.device, inputs.dtype) * scale
