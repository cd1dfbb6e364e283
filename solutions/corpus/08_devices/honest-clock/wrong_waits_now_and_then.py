# title: waits after each second call, so that the queue stays short
# fails: honest-clock-test [no diagnosis]
# fails: honest-clock-hidden [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    begin = clock()
    for number in range(repeat):
        work()
        if number % 2 == 1:
            wait()
    wait()
    return (clock() - begin) / repeat
