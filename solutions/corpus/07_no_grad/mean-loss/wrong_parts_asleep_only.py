# title: calls eval() on every part, and not on the net itself
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]
# never: no-grad-is-not-eval


def mean_loss(net, batches, loss_of):
    flags = {part: part.training for part in net.modules()}
    try:
        for part in net.children():
            part.train(False)
        with torch.no_grad():
            values = [float(loss_of(net(x), y)) for x, y in batches]
    finally:
        for part, flag in flags.items():
            part.training = flag
    return sum(values) / len(values)
