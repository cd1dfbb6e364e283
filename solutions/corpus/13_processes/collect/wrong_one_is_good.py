# title: exit code 1 is taken for a good end
# fails: collect-test [one-end-is-not-all]
# fails: collect-hidden [some-bad-ends-only]
# never: bad-ends-above-zero
def collect(workers, inbox):
    """Return the results of all workers that sent one; leave no worker unjoined.

    Args:
        workers: list of processes that were started.
        inbox: queue into which each puts a pair (number, result), unless it dies.
    """
    found = {}
    while len(found) + sum((one.exitcode not in (None, 1) for one in workers)) < len(workers):
        try:
            number, result = inbox.get(timeout=0.2)
        except Empty:
            continue
        found[number] = result
    for one in workers:
        one.join()
    return found
