# title: starts the clock, then waits for the queue to be empty, and waits at the end
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    begin = clock()
    wait()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - begin) / repeat
