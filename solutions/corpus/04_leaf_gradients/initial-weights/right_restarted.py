# title: the colleague's line, cut off and restarted


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, requires_grad=True).to(inputs.device, inputs.dtype) * scale
    return w.detach().clone().requires_grad_()
