# title: inputs.new_tensor, scaled in place, then requires_grad set by attribute


def initial_weights(values, scale, inputs):
    w = inputs.new_tensor(values)
    w *= scale
    w.requires_grad = True
    return w
