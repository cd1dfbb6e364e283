# title: rounds with join(timeout) and get_nowait


def collect(workers, inbox):
    results = {}

    def drain():
        while True:
            try:
                number, what = inbox.get_nowait()
            except Empty:
                return
            results[number] = what

    waiting = dict(enumerate(workers))
    while waiting:
        drain()
        for number, one in list(waiting.items()):
            if number in results or one.exitcode not in (0, None):
                del waiting[number]
            else:
                one.join(0.05)
    for one in workers:
        one.join()
    return results
