# title: stops at the first Empty
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    found = {}
    try:
        while len(found) < len(workers):
            number, result = inbox.get(timeout=5)
            found[number] = result
    except Empty:
        pass
    for worker in workers:
        worker.join()
    return found
