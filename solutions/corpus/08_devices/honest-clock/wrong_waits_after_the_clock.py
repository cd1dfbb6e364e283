# title: waits when the clock has stopped
# fails: honest-clock-test [timed-without-waiting]
# fails: honest-clock-hidden [timed-without-waiting]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    end = clock()
    wait()
    return (end - start) / repeat
