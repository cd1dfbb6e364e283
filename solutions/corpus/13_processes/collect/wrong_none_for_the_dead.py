# title: enters None for the dead
# fails: collect-test [entry-for-the-dead]
# fails: collect-hidden [entry-for-the-dead]


def collect(workers, inbox):
    found = dict.fromkeys(range(len(workers)))
    left = set(found)
    while any(workers[k].exitcode in (None, 0) for k in left):
        try:
            number, result = inbox.get(timeout=0.1)
        except Empty:
            continue
        found[number] = result
        left.discard(number)
    for worker in workers:
        worker.join()
    return found
