# title: very short waits, joined in turn


def collect(workers, inbox):
    found = {}

    def to_come():
        return [k for k in range(len(workers)) if k not in found and workers[k].exitcode in (None, 0)]

    while to_come():
        try:
            found.update([inbox.get(timeout=0.01)])
        except Empty:
            continue
    for k in range(len(workers)):
        workers[k].join()
    return found
