# title: three rounds of warm-up


def seconds_each(work, wait, clock, repeat):
    for _ in range(3):
        work()
    wait()
    start = clock()
    [work() for _ in range(repeat)]
    wait()
    end = clock()
    return (end - start) / repeat
