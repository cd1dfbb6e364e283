# title: takes out while somebody is alive
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    found = {}
    while any(worker.is_alive() for worker in workers):
        try:
            number, result = inbox.get(timeout=0.01)
            found[number] = result
        except Empty:
            pass
    for worker in workers:
        worker.join()
    return found
