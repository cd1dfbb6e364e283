# title: an empty leaf, filled where nothing is recorded


def initial_weights(values, scale, inputs):
    w = torch.empty(len(values), dtype=inputs.dtype, device=inputs.device, requires_grad=True)
    with torch.no_grad():
        w.copy_(torch.as_tensor(values)).mul_(scale)
    return w
