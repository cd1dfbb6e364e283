# title: counts the warm-up as one of the calls
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for _ in range(repeat - 1):
        work()
    wait()
    return (clock() - start) / repeat
