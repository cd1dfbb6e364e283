# title: a dead worker has an exitcode above 0
# fails: collect-test [killed-is-below-zero]
# fails: collect-hidden [killed-is-below-zero]


def collect(workers, inbox):
    found = {}
    while len(found) + sum((one.exitcode or 0) > 0 for one in workers) < len(workers):
        try:
            number, result = inbox.get(timeout=0.2)
            found[number] = result
        except Empty:
            pass
    for one in workers:
        one.join()
    return found
