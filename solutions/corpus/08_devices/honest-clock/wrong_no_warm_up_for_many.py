# title: among a thousand calls the slow first one does not matter
# fails: honest-clock-test [warm-up-counted]


def seconds_each(work, wait, clock, repeat):
    if repeat < 1000:
        work()
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - start) / repeat
