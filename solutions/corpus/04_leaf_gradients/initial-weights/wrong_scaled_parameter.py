# title: a Parameter, multiplied afterwards
# fails: initial-weights-test [leaf-lost-at-creation]
# fails: initial-weights-hidden [leaf-lost-at-creation]


def initial_weights(values, scale, inputs):
    return torch.nn.Parameter(torch.tensor(values).to(inputs)) * scale
