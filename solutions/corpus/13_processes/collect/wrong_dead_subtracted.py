# title: the dead are subtracted
# fails: collect-test [waits-for-the-dead]
# fails: collect-hidden [waits-for-the-dead]
def collect(workers, inbox):
    """Return the results of all workers that sent one; leave no worker unjoined.

    Args:
        workers: list of processes that were started.
        inbox: queue into which each puts a pair (number, result), unless it dies.
    """
    found = {}
    while len(found) - sum((one.exitcode not in (None, 0) for one in workers)) < len(workers):
        try:
            number, result = inbox.get(timeout=0.2)
        except Empty:
            continue
        found[number] = result
    for one in workers:
        one.join()
    return found
