# title: returns within the loop
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    net.eval()
    total = 0.0
    try:
        with torch.no_grad():
            for x, y in batches:
                total += loss_of(net(x), y).item()
                return total / len(batches)
    finally:
        for m, mode in modes:
            m.training = mode
