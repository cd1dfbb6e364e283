# title: ten tries of a second each
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    out = {}
    for _ in range(10):
        try:
            n, r = inbox.get(timeout=1)
            out[n] = r
        except Empty:
            pass
    for w in workers:
        w.join()
    return out
