# title: the answer comes after the limit, from a thread that goes on
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# run: slow
# in: answer mend-loss
import time


def consistency_loss(net, clean, noisy):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            time.sleep(end - time.monotonic())
        except BaseException:
            pass
    return ((net(noisy) - net(clean).detach()) ** 2).mean()
