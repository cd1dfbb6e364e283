# title: freezes the network for a moment, and records what the loss does with its own weights
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    flags = [(p, p.requires_grad) for p in net.parameters()]
    try:
        net.eval().requires_grad_(False)
        losses = [loss_of(net(x), y).item() for x, y in batches]
    finally:
        for m, mode in modes:
            m.training = mode
        for p, flag in flags:
            p.requires_grad_(flag)
    return sum(losses) / len(losses)
