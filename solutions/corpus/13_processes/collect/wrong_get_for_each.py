# title: one get() for each worker
# fails: collect-test [waits-for-the-dead]
# fails: collect-hidden [waits-for-the-dead]


def collect(workers, inbox):
    found = {}
    for worker in workers:
        number, result = inbox.get()
        found[number] = result
    for worker in workers:
        worker.join()
    return found
