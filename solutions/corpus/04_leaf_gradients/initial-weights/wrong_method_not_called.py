# title: ones_like(inputs) row
# fails: initial-weights-test [no diagnosis]
# fails: initial-weights-hidden [no diagnosis]
def initial_weights(values, scale, inputs):
    w = inputs.detach()[0].clone()
    for i, v in enumerate(values):
        w[i] = v
    w = w * scale
    return w.requires_grad_
