# title: empties the queue every 100 calls, so that it does not overflow
# fails: honest-clock-test [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    begin = clock()
    for call in range(1, repeat + 1):
        work()
        if call % 100 == 0 and call < repeat:
            wait()
    wait()
    return (clock() - begin) / repeat
