# title: weights the batches by their rows
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    net.eval()
    try:
        with torch.no_grad():
            losses = [loss_of(net(x), y).item() * len(x) for x, y in batches]
        return sum(losses) / sum(len(x) for x, _ in batches)
    finally:
        for m, mode in modes:
            m.training = mode
