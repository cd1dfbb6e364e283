# title: raises when one dies
# fails: collect-test [one-end-is-not-all]
# fails: collect-hidden [one-end-is-not-all]


def collect(workers, inbox):
    out = {}
    while len(out) < len(workers):
        if any(w.exitcode not in (None, 0) for w in workers):
            break
        try:
            n, r = inbox.get(timeout=0.2)
            out[n] = r
        except Empty:
            pass
    for w in workers:
        w.join()
    return out
