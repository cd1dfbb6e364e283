# title: no warm-up
# fails: honest-clock-test [warm-up-counted]
# fails: honest-clock-hidden [warm-up-counted]


def seconds_each(work, wait, clock, repeat):
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - start) / repeat
