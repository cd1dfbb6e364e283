# title: takes out until the queue is empty
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]
# never: join-before-get


def collect(workers, inbox):
    found = {}
    while not inbox.empty():
        number, result = inbox.get()
        found[number] = result
    for worker in workers:
        worker.join()
    return found
