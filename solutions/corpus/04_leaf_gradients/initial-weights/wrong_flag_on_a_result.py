# title: the flag is set on the result, to make it a leaf
# fails: initial-weights-test [flag-of-a-computed-tensor]
# fails: initial-weights-hidden [flag-of-a-computed-tensor]


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, requires_grad=True).to(inputs.device, inputs.dtype) * scale
    w.requires_grad = True
    return w
