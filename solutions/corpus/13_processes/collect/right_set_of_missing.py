# title: keeps a set of those that are missing


def collect(workers, inbox):
    missing, found = set(range(len(workers))), {}
    while missing:
        try:
            number, result = inbox.get(timeout=1.0)
        except Empty:
            missing = {k for k in missing if workers[k].exitcode in (None, 0)}
        else:
            found[number] = result
            missing.discard(number)
    while any(w.is_alive() for w in workers):
        pass
    [w.join() for w in workers]
    return found
