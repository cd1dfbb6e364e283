# title: leaves the network in evaluation mode
# fails: mean-loss-test [left-in-evaluation]
# fails: mean-loss-hidden [left-in-evaluation]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    net.eval()
    return sum(loss_of(net(x), y).item() for x, y in batches) / len(batches)
