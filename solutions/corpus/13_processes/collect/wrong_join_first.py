# title: joins before it takes the results out
# fails: collect-test [join-before-get]
# fails: collect-hidden [join-before-get]


def collect(workers, inbox):
    for worker in workers:
        worker.join()
    found = {}
    for worker in workers:
        if worker.exitcode == 0:
            number, result = inbox.get()
            found[number] = result
    return found
