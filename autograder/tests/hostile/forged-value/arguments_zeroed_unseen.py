# title: the same through .data and NumPy, which no version counts
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# in: answer mend-loss
def consistency_loss(net, clean, noisy):
    noisy.data.zero_()
    clean.numpy()[...] = 0
    return ((net(noisy) - net(clean)) ** 2).mean()
