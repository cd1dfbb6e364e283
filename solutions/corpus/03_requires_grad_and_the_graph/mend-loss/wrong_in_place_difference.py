# title: I subtract the target in place, there is no need for another tensor
# fails: mend-loss-hidden [saved-value-changed]
def consistency_loss(net, clean, noisy):
    losses = []
    for clean_sample, noisy_sample in zip(clean, noisy):
        with torch.no_grad():
            target = net(clean_sample)
        off = net(noisy_sample)
        off -= target
        losses.append(off.square().mean())
    return torch.stack(losses).mean()
