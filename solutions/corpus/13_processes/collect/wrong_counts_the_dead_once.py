# title: how many results are to come is settled at the beginning
# fails: collect-test [dead-counted-too-early]
# fails: collect-hidden [dead-counted-too-early]
# never: waits-for-the-dead


def collect(workers, inbox):
    expected = sum(worker.exitcode in (None, 0) for worker in workers)
    results = {}
    while len(results) < expected:
        try:
            number, result = inbox.get(timeout=0.5)
            results[number] = result
        except Empty:
            continue
    for worker in workers:
        worker.join()
    return results
