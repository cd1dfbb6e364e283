# title: the return stands in the loop
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    losses = []
    for clean_sample, noisy_sample in zip(clean, noisy):
        with torch.no_grad():
            target = net(clean_sample)
        answer = net(noisy_sample)
        losses.append(((answer - target) ** 2).mean())
        return torch.stack(losses).mean()
