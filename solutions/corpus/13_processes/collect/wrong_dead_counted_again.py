# title: takes one off for every dead worker at each time-out
# fails: collect-test [dead-counted-again]
# fails: collect-hidden [dead-counted-again]
# never: one-end-is-not-all
def collect(workers, inbox):
    """Return the results of all workers that sent one; leave no worker unjoined.

    Args:
        workers: list of processes that were started.
        inbox: queue into which each puts a pair (number, result), unless it dies.
    """
    results = {}
    expected = len(workers)
    while len(results) < expected:
        try:
            number, result = inbox.get(timeout=0.5)
            results[number] = result
        except Empty:
            for worker in workers:
                if worker.exitcode not in (None, 0):
                    expected -= 1
    for worker in workers:
        worker.join()
    return results
