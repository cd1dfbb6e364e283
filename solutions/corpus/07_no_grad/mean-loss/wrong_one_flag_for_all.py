# title: restores the flag of the whole for every part
# fails: mean-loss-test [all-put-into-training]
# fails: mean-loss-hidden [all-put-into-training]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    was_training = net.training
    net.eval()
    try:
        return sum(loss_of(net(x), y).item() for x, y in batches) / len(batches)
    finally:
        net.train(was_training)
