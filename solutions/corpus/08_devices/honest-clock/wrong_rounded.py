# title: rounds to microseconds
# fails: honest-clock-test [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    begin = clock()
    for _ in range(repeat):
        work()
    wait()
    return round((clock() - begin) / repeat, 6)
