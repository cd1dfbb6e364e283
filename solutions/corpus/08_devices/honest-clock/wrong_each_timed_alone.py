# title: times and waits for each call alone
# fails: honest-clock-test [waited-after-each]
# fails: honest-clock-hidden [waited-after-each]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    total = 0.0
    for _ in range(repeat):
        start = clock()
        work()
        wait()
        total += clock() - start
    return total / repeat
