# title: the total, not the average
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return clock() - start
