# title: mends line by line, with torch.stack
def consistency_loss(net, clean, noisy):
    losses = []
    for clean_sample, noisy_sample in zip(clean, noisy):
        target = net(clean_sample).detach()
        answer = net(noisy_sample)
        losses.append(((answer - target) ** 2).mean())
    return torch.stack(losses).mean()
