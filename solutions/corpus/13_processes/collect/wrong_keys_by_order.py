# title: numbered in the order of arrival
# fails: collect-test [numbered-as-they-came]
# fails: collect-hidden [numbered-as-they-came]


def collect(workers, inbox):
    out = []
    while len(out) + sum(w.exitcode not in (None, 0) for w in workers) < len(workers):
        try:
            out.append(inbox.get(timeout=0.2)[1])
        except Empty:
            pass
    for w in workers:
        w.join()
    return dict(enumerate(out))
