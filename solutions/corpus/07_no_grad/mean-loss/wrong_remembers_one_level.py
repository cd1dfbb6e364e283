# title: remembers the net and its children
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]
# never: whole-sets-its-parts


def mean_loss(net, batches, loss_of):
    flags = [(m, m.training) for m in [net, *net.children()]]
    net.eval()
    try:
        with torch.no_grad():
            values = [loss_of(net(x), y).item() for x, y in batches]
    finally:
        for m, flag in flags:
            m.training = flag
    return sum(values) / len(values)
