# title: divides with //
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    begin = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - begin) // repeat
