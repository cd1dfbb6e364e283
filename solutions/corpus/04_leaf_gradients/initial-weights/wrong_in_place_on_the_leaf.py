# title: scales the leaf in place while autograd records
# fails: initial-weights-test [leaf-changed-in-place]
# fails: initial-weights-hidden [leaf-changed-in-place]


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, dtype=inputs.dtype, device=inputs.device, requires_grad=True)
    w *= scale
    return w
