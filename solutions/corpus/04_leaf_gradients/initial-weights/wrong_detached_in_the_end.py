# title: detaches after asking for a gradient, to be a leaf for sure
# fails: initial-weights-test [never-asked-to-record]
# fails: initial-weights-hidden [never-asked-to-record]


def initial_weights(values, scale, inputs):
    w = scale * torch.tensor(values, dtype=inputs.dtype, device=inputs.device)
    return w.requires_grad_().detach()
