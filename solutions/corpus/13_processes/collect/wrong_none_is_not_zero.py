# title: a result comes from each worker whose exit code is 0
# fails: collect-test [running-has-no-exitcode]
# fails: collect-hidden [running-has-no-exitcode]
# never: join-before-get


def collect(workers, inbox):
    results = {}
    while len(results) < sum(worker.exitcode == 0 for worker in workers):
        try:
            number, result = inbox.get(timeout=0.5)
            results[number] = result
        except Empty:
            pass
    for worker in workers:
        worker.join()
    return results
