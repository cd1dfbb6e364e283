# title: waits, warms up twice, waits, and measures
import functools


def seconds_each(work, wait, clock, repeat):
    def timed(count):
        begin = clock()
        for job in [work] * count:
            job()
        wait()
        return clock() - begin

    wait()
    timed(2)
    return functools.reduce(lambda total, part: total + part / repeat, [timed(repeat)], 0)
