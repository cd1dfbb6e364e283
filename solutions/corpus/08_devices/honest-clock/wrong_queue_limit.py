# title: lets the queue run empty after each thousand calls
# fails: honest-clock-test [no diagnosis]


def seconds_each(work, wait, clock, repeat):
    work()
    wait()
    start = clock()
    for done in range(1, repeat + 1):
        work()
        if done % 1000 == 0 and done < repeat:
            wait()
    wait()
    return (clock() - start) / repeat
