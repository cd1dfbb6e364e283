# title: waits one more second when all have ended
# fails: collect-test [empty-is-a-guess]
# fails: collect-hidden [empty-is-a-guess]


def collect(workers, inbox):
    results = {}
    while True:
        running = any(worker.is_alive() for worker in workers)
        try:
            number, result = inbox.get(timeout=1.0)
            results[number] = result
        except Empty:
            if not running:
                break
    for worker in workers:
        worker.join()
    return results
