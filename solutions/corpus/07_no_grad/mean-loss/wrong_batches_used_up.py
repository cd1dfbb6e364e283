# title: takes the batches off the caller's list
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    flags = [(part, part.training) for part in net.modules()]
    net.eval()
    values = []
    try:
        while batches:
            x, y = batches.pop()
            values.append(loss_of(net(x), y).item())
    finally:
        for part, flag in flags:
            part.training = flag
    return sum(values) / len(values)
