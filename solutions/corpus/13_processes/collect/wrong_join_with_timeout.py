# title: gives each worker one second to end
# fails: collect-test [no diagnosis]
# fails: collect-hidden [no diagnosis]


def collect(workers, inbox):
    found = {}
    while len(found) + sum(one.exitcode not in (None, 0) for one in workers) < len(workers):
        try:
            number, result = inbox.get(timeout=0.2)
            found[number] = result
        except Empty:
            pass
    for one in workers:
        one.join(timeout=1.0)
    return found
