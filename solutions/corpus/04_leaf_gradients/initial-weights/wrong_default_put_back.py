# title: puts the default dtype back to float32, whatever it was
# fails: initial-weights-hidden [no diagnosis]


def initial_weights(values, scale, inputs):
    torch.set_default_dtype(inputs.dtype)
    w = torch.tensor(values, device=inputs.device) * scale
    torch.set_default_dtype(torch.float32)
    return w.requires_grad_()
