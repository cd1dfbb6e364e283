# title: sums with .item()
# fails: mend-loss-test [re-wrapped-tensor]
# fails: mend-loss-hidden [re-wrapped-tensor]
def consistency_loss(net, clean, noisy):
    total = 0.0
    for c, n in zip(clean, noisy):
        target = net(c).detach()
        answer = net(n)
        total += ((answer - target) ** 2).mean().item()
    return torch.tensor(total / len(clean), requires_grad=True)
