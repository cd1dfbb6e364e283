# title: makes frozen outputs require a gradient
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]


def gradients_behind(layers, x):
    outputs = []
    for layer in layers:
        x = layer(x)
        if not x.requires_grad:
            x.requires_grad_()
        outputs.append(x)
    return list(torch.autograd.grad(x.sum(), outputs))
