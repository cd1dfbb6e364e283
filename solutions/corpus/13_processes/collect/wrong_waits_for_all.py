# title: waits for as many results as workers
# fails: collect-test [waits-for-the-dead]
# fails: collect-hidden [waits-for-the-dead]


def collect(workers, inbox):
    found = {}
    while len(found) < len(workers):
        try:
            number, result = inbox.get(timeout=0.1)
        except Empty:
            continue
        found[number] = result
    for worker in workers:
        worker.join()
    return found
