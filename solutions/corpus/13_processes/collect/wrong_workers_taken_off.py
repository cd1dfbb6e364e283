# title: takes each worker off the list when it joins it
# fails: collect-test [no diagnosis]
# fails: collect-hidden [no diagnosis]


def collect(workers, inbox):
    results = {}
    while sum(w.exitcode in (None, 0) for w in workers) > len(results):
        try:
            place, value = inbox.get(timeout=0.5)
            results[place] = value
        except Empty:
            pass
    while workers:
        workers.pop().join()
    return results
