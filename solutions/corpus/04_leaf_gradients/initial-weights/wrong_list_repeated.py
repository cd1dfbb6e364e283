# title: list times int scale
# fails: initial-weights-test [no diagnosis]
# fails: initial-weights-hidden [no diagnosis]
def initial_weights(values, scale, inputs):
    w = torch.tensor(values * int(1 / scale), dtype=inputs.dtype, device=inputs.device)
    w.requires_grad = True
    return w
