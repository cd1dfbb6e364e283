# title: brings the targets into rows, and a row of single numbers is a column
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]

def consistency_loss(net, clean, noisy):
    with torch.no_grad():
        target = net(clean).reshape(len(clean), -1)
    answer = net(noisy)
    return (answer - target).pow(2).mean()
