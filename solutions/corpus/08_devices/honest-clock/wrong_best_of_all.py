# title: the least of single measurements, as timeit takes it
# fails: honest-clock-test [timed-without-waiting]
# fails: honest-clock-hidden [timed-without-waiting]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    times = []
    for _ in range(repeat):
        begin = clock()
        work()
        times.append(clock() - begin)
    wait()
    return min(times)
