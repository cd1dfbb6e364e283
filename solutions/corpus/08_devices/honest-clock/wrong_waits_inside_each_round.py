# title: warms up and measures with the same lines, and starts the clock before the first wait
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    for calls in (1, repeat):
        start = clock()
        wait()
        for _ in range(calls):
            work()
        wait()
    return (clock() - start) / repeat
