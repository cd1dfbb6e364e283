# title: exit code 0 is taken for dead
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    results = {}
    waiting = set(range(len(workers)))
    while waiting:
        try:
            number, result = inbox.get(timeout=0.5)
            results[number] = result
            waiting.discard(number)
        except Empty:
            waiting = {n for n in waiting if workers[n].is_alive()}
    for worker in workers:
        worker.join()
    return results
