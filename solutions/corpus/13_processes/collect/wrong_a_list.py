# title: returns a list
# fails: collect-test [no diagnosis]
# fails: collect-hidden [no diagnosis]


def collect(workers, inbox):
    found = {}
    while any(k not in found and w.exitcode in (None, 0) for k, w in enumerate(workers)):
        try:
            number, result = inbox.get(timeout=0.1)
        except Empty:
            continue
        found[number] = result
    for worker in workers:
        worker.join()
    return list(found.values())
