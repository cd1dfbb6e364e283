# title: warm up, wait, measure, wait


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for _ in range(repeat):
        work()
    wait()
    return (clock() - start) / repeat
