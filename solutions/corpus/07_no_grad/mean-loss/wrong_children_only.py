# title: remembers the modes of the direct children only
# fails: mean-loss-test [whole-sets-its-parts]
# fails: mean-loss-hidden [all-put-into-training]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = [m.training for m in net.children()]
    before = net.training
    net.eval()
    try:
        losses = [loss_of(net(x), y).item() for x, y in batches]
        return sum(losses) / len(losses)
    finally:
        net.train(before)
        for m, mode in zip(net.children(), modes):
            m.train(mode)
