# title: adds the time of one call, which makes the number of another mistake
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    before = clock()
    work()
    put = clock() - before
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - start) / repeat + put * (repeat - 1) / repeat
