# title: lets the gradient flow into the target
# fails: mend-loss-test [graph-through-the-target]
# fails: mend-loss-hidden [graph-through-the-target]
def consistency_loss(net, clean, noisy):
    losses = []
    for clean_sample, noisy_sample in zip(clean, noisy):
        target = net(clean_sample)
        answer = net(noisy_sample)
        losses.append(((answer - target) ** 2).mean())
    return torch.stack(losses).mean()
