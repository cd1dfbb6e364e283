# title: the modes are put back in the loop, after the first batch
# fails: mean-loss-test [evaluation-was-over]
# fails: mean-loss-hidden [evaluation-was-over]
# never: no-grad-is-not-eval


def mean_loss(net, batches, loss_of):
    before = {part: part.training for part in net.modules()}
    net.eval()
    total = 0.0
    with torch.no_grad():
        for inputs, targets in batches:
            total += loss_of(net(inputs), targets).item()
            for part, flag in before.items():
                part.training = flag
    return total / len(batches)
