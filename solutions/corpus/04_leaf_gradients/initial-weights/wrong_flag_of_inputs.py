# title: switches the flag of inputs off for a while
# fails: initial-weights-hidden [flag-of-a-computed-tensor]


def initial_weights(values, scale, inputs):
    asked = inputs.requires_grad
    inputs.requires_grad_(False)
    w = inputs.new_tensor(values) * scale
    inputs.requires_grad_(asked)
    return w.requires_grad_()
