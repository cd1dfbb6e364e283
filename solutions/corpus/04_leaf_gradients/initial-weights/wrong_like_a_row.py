# title: takes shape and dtype from the first row
# fails: initial-weights-hidden [no diagnosis]

def initial_weights(values, scale, inputs):
    w = torch.zeros_like(inputs[0], requires_grad=False)
    for place, number in enumerate(values):
        w[place] = number * scale
    return w.requires_grad_()
