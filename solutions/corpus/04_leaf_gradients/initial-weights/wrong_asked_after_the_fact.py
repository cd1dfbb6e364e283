# title: calls requires_grad_() on the product, which requires a gradient already
# fails: initial-weights-test [leaf-lost-at-creation]
# fails: initial-weights-hidden [leaf-lost-at-creation]


def initial_weights(values, scale, inputs):
    w = scale * torch.tensor(values, dtype=inputs.dtype, device=inputs.device, requires_grad=True)
    return w.requires_grad_(True)
