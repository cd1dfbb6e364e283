# title: a function that loops
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# in: answer mend-loss
def consistency_loss(net, clean, noisy):
    while True:
        pass
