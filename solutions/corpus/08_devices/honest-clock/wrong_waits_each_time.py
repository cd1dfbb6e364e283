# title: waits after each call
# fails: honest-clock-test [waited-after-each]
# fails: honest-clock-hidden [waited-after-each]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for _ in range(repeat):
        work()
        wait()
    return (clock() - start) / repeat
