# title: a killed process has a negative exit code
# fails: collect-test [bad-ends-above-zero]
# fails: collect-hidden [bad-ends-above-zero]


def collect(workers, inbox):
    results = {}

    def killed(worker):
        return worker.exitcode is not None and worker.exitcode < 0

    while len(results) < len(workers) - sum(map(killed, workers)):
        try:
            number, result = inbox.get(timeout=0.1)
            results[number] = result
        except Empty:
            pass
    for worker in workers:
        worker.join()
    return results
