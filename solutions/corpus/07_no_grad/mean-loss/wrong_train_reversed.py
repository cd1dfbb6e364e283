# title: train() of the outer modules undoes that of the inner ones
# fails: mean-loss-test [all-put-into-training]
# fails: mean-loss-hidden [all-put-into-training]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    try:
        net.eval()
        return sum(loss_of(net(x), y).item() for x, y in batches) / len(batches)
    finally:
        for m, mode in reversed(modes):
            m.train(mode)
