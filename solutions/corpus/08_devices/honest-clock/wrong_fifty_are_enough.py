# title: takes 50 calls at most, which is exact enough
# fails: honest-clock-test [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    repeat = min(repeat, 50)
    work()
    wait()
    begin = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - begin) / repeat
