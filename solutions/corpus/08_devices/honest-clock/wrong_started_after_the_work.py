# title: starts the clock when all work is in the queue
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    for _ in range(repeat):
        work()
    start = clock()
    wait()
    return (clock() - start) / repeat
