# title: joins only those that did not die
# fails: collect-test [worker-not-joined]
# fails: collect-hidden [worker-not-joined]


def collect(workers, inbox):
    found = {}
    while any(k not in found and w.exitcode in (None, 0) for k, w in enumerate(workers)):
        try:
            number, result = inbox.get(timeout=0.1)
        except Empty:
            continue
        found[number] = result
    for worker in workers:
        if worker.exitcode == 0:
            worker.join()
    return found
