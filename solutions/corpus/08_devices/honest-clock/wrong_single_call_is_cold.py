# title: warms up only if there is more than one call to average over
# fails: honest-clock-test [warm-up-counted]


def seconds_each(work, wait, clock, repeat):
    if repeat > 1:
        work()
    wait()
    begin = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - begin) / repeat
