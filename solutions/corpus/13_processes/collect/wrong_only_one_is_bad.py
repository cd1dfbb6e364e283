# title: exit code 1 alone is taken for a bad end
# fails: collect-test [some-bad-ends-only]
# fails: collect-hidden [some-bad-ends-only]
def collect(workers, inbox):
    """Return the results of all workers that sent one; leave no worker unjoined.

    Args:
        workers: list of processes that were started.
        inbox: queue into which each puts a pair (number, result), unless it dies.
    """
    found = {}
    while len(found) + sum((one.exitcode == 1 for one in workers)) < len(workers):
        try:
            number, result = inbox.get(timeout=0.2)
        except Empty:
            continue
        found[number] = result
    for one in workers:
        one.join()
    return found
