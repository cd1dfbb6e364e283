# title: wakes the parts that were asleep on purpose
# fails: mean-loss-test [all-put-into-training]
# fails: mean-loss-hidden [all-put-into-training]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    net.eval()
    try:
        return sum(loss_of(net(x), y).item() for x, y in batches) / len(batches)
    finally:
        net.train()
