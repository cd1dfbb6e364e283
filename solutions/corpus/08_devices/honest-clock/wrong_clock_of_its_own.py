# title: looks at a clock of its own
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


import time


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    before = time.perf_counter()
    for _ in range(repeat):
        work()
    wait()
    return (time.perf_counter() - before) / repeat
