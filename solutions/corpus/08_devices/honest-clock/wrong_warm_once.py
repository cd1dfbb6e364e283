# title: the same work is warmed up, and waited for, only the first time
# fails: honest-clock-test [clock-before-the-wait]


warm = set()


def seconds_each(work, wait, clock, repeat):
    if work not in warm:
        work()
        wait()
        warm.add(work)
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - start) / repeat
