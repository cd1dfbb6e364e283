# title: adds zeros that are 0 times inputs
# fails: initial-weights-hidden [no diagnosis]


def initial_weights(values, scale, inputs):
    zeros = 0 * inputs.detach().sum(dim=0)
    w = zeros + scale * torch.tensor(values, dtype=inputs.dtype, device=inputs.device)
    return w.requires_grad_()
