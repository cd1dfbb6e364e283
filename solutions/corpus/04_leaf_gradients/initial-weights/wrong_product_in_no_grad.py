# title: multiplying inside no_grad is not recorded, so w stays the leaf that it was.
# fails: initial-weights-test [flag-lost-in-no-grad]
# fails: initial-weights-hidden [flag-lost-in-no-grad]

def initial_weights(values, scale, inputs):
    w = inputs.new_tensor(values, requires_grad=True)
    with torch.no_grad():
        w = w * scale
    return w
