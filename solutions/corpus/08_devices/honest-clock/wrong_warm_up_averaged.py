# title: With many repetitions the warm-up does not matter, so average over all of them
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    wait()
    start = clock()
    for _ in range(repeat + 1):
        work()
    wait()
    return (clock() - start) / (repeat + 1)
