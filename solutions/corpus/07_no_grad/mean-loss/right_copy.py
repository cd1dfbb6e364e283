# title: evaluates a copy of the network


def mean_loss(net, batches, loss_of):
    from copy import deepcopy

    copy = deepcopy(net).eval()
    with torch.no_grad():
        return sum(float(loss_of(copy(x), y)) for x, y in batches) / len(batches)
