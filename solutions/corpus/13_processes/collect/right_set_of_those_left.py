# title: a set of those that may still send


def collect(workers, inbox):
    results = {}
    pending = set(range(len(workers)))
    while pending:
        for n in list(pending):
            if workers[n].exitcode not in (None, 0):
                pending.remove(n)
        if not pending:
            break
        try:
            n, value = inbox.get(timeout=2)
        except Empty:
            print("still waiting for", pending)
        else:
            results[n] = value
            pending.discard(n)
    any(w.join() for w in workers)
    return results
