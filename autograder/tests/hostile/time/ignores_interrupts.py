# title: a loop that catches whatever interrupts it
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# in: answer mend-loss
def consistency_loss(net, clean, noisy):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
