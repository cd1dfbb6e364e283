# title: Start the clock, then wait once, then the calls, then wait
# fails: honest-clock-test [clock-before-the-wait]
# fails: honest-clock-hidden [clock-before-the-wait]


def seconds_each(work, wait, clock, repeat):
    work()
    t0 = clock()
    wait()
    for i in range(repeat):
        work()
    wait()
    t1 = clock()
    return (t1 - t0) / repeat
