# title: detaches the product, which switches the gradient off
# fails: initial-weights-test [never-asked-to-record]
# fails: initial-weights-hidden [never-asked-to-record]


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, requires_grad=True).to(inputs.device, inputs.dtype) * scale
    return w.detach()
