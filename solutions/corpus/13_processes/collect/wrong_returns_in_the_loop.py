# title: returns inside the loop
# fails: collect-test [no diagnosis]
# fails: collect-hidden [join-before-get]
# never: empty-is-a-guess
# never: one-end-is-not-all


def collect(workers, inbox):
    results = {}
    while len(results) < sum(w.exitcode in (None, 0) for w in workers):
        try:
            number, result = inbox.get(timeout=1)
        except Empty:
            continue
        results[number] = result
        for worker in workers:
            worker.join()
        return results
    for worker in workers:
        worker.join()
    return results
