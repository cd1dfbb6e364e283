# title: scales first, but converts after asking for a gradient; only another dtype shows it
# fails: initial-weights-test [leaf-lost-at-creation]
# fails: initial-weights-hidden [leaf-lost-at-creation]


def initial_weights(values, scale, inputs):
    scaled = torch.tensor(values) * scale
    return scaled.requires_grad_().to(inputs.device, inputs.dtype)
