# title: takes the result None for "nothing came"
# fails: collect-test [no diagnosis]
# fails: collect-hidden [no diagnosis]


def collect(workers, inbox):
    results = [None] * len(workers)
    pending = set(range(len(workers)))
    while pending:
        try:
            number, result = inbox.get(timeout=0.3)
            results[number] = result
            pending.discard(number)
        except Empty:
            pending = {n for n in pending if workers[n].exitcode in (None, 0)}
    for worker in workers:
        worker.join()
    return {n: result for n, result in enumerate(results) if result is not None}
