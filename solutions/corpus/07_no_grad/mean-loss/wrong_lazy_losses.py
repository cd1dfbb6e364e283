# title: A map over the batches, and the sum of it
# fails: mean-loss-test [evaluation-was-over]
# fails: mean-loss-hidden [evaluation-was-over]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    try:
        net.eval()
        with torch.no_grad():
            losses = map(lambda pair: loss_of(net(pair[0]), pair[1]).item(), batches)
    finally:
        for m, mode in modes:
            m.training = mode
    return sum(losses) / len(batches)
