# title: waits as long as somebody lives or ended well


def collect(workers, inbox):
    found = {}
    while any(k not in found and w.exitcode in (None, 0) for k, w in enumerate(workers)):
        try:
            number, result = inbox.get(timeout=0.5)
            found[number] = result
        except Empty:
            pass
    for w in workers:
        w.join()
    return found
