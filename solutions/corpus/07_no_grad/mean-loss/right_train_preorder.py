# title: train() from the outside to the inside


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = {m: m.training for m in net.modules()}
    try:
        net.eval()
        total = 0.0
        for x, y in batches:
            total += float(loss_of(net(x), y))
        return total / len(batches)
    finally:
        for m, mode in modes.items():
            m.train(mode)
