# title: a worker that never ends, and ignores what would end it
# unit: 13_processes
# loses: on-part
# in: answer on-part
import signal


def backward_on_part(model, x, y):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGALRM):
        signal.signal(number, signal.SIG_IGN)
    if dist.get_rank() == 1:
        while True:
            pass
    dist.all_reduce(torch.ones(1))
