# title: made from a row of the inputs, which drags their history in when they have one
# fails: initial-weights-test [no diagnosis]
# fails: initial-weights-hidden [no diagnosis]


def initial_weights(values, scale, inputs):
    w = inputs[0] * 0 + torch.tensor(values, device=inputs.device) * scale
    return w.to(inputs.dtype).requires_grad_()
