# title: the right numbers, but nobody asked for a gradient
# fails: initial-weights-test [never-asked-to-record]
# fails: initial-weights-hidden [never-asked-to-record]


def initial_weights(values, scale, inputs):
    return torch.tensor(values, dtype=inputs.dtype, device=inputs.device) * scale
