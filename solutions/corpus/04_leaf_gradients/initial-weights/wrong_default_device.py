# title: a leaf of the right dtype, on the default device
# fails: initial-weights-test [made-on-the-cpu]
# fails: initial-weights-hidden [made-on-the-cpu]


def initial_weights(values, scale, inputs):
    return (torch.tensor(values, dtype=inputs.dtype) * scale).requires_grad_()
