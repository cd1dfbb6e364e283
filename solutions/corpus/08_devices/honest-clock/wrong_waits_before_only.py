# title: empties the queue, and does not wait in the end
# fails: honest-clock-test [timed-without-waiting]
# fails: honest-clock-hidden [timed-without-waiting]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    return (clock() - start) / repeat
