# title: a leaf of the right dtype, moved after asking for a gradient; only another device shows it
# fails: initial-weights-test [leaf-lost-at-creation]
# fails: initial-weights-hidden [leaf-lost-at-creation]


def initial_weights(values, scale, inputs):
    w = (torch.tensor(values, dtype=inputs.dtype) * scale).requires_grad_()
    return w.to(inputs.device)
