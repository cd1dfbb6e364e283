# title: the warm-up is still in the queue
# fails: honest-clock-test [warm-up-not-awaited]
# fails: honest-clock-hidden [warm-up-not-awaited]


def seconds_each(work, wait, clock, repeat):
    work()
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - start) / repeat
