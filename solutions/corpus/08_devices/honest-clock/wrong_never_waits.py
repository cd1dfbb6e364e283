# title: never waits
# fails: honest-clock-test [timed-without-waiting]
# fails: honest-clock-hidden [timed-without-waiting]


def seconds_each(work, wait, clock, repeat):
    work()
    start = clock()
    for _ in range(repeat):
        work()
    return (clock() - start) / repeat
