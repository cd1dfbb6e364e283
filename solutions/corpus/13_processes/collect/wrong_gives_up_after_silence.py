# title: gives up after five minutes without a result
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    found, silence = {}, 0
    while silence < 300 and any(n not in found and w.exitcode in (None, 0) for n, w in enumerate(workers)):
        try:
            number, result = inbox.get(timeout=1)
            found[number] = result
            silence = 0
        except Empty:
            silence += 1
    for worker in workers:
        worker.join()
    return found
