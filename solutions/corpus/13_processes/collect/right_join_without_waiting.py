# title: takes out what is there, and joins with a time-out of 0 in between


def collect(workers, inbox):
    came, waiting = {}, dict(enumerate(workers))
    while waiting:
        try:
            while True:
                number, what = inbox.get(timeout=0.1)
                came[number] = what
        except Empty:
            pass
        for number, one in list(waiting.items()):
            one.join(timeout=0)
            if one.exitcode is not None and (number in came or one.exitcode != 0):
                del waiting[number]
    for one in workers:
        one.join()
    return came
