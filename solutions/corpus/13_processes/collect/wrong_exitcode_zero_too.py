# title: counts every ended worker as gone
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    out = {}
    while any(n not in out and w.exitcode is None for n, w in enumerate(workers)):
        try:
            n, r = inbox.get(timeout=0.2)
            out[n] = r
        except Empty:
            pass
    for w in workers:
        w.join()
    return out
