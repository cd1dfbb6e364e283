# title: returns a tensor
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = [m.training for m in net.modules()]
    net.eval()
    try:
        losses = [loss_of(net(x), y) for x, y in batches]
    finally:
        for m, mode in zip(net.modules(), modes):
            m.training = mode
    return sum(losses) / len(losses)
