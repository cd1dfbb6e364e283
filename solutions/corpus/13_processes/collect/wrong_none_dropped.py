# title: keeps no result that is None
# fails: collect-test [no diagnosis]
# fails: collect-hidden [no diagnosis]
# never: waits-for-the-dead


def collect(workers, inbox):
    found = {}
    while len(found) + sum(bool(one.exitcode) for one in workers) < len(workers):
        try:
            number, result = inbox.get(timeout=0.1)
        except Empty:
            continue
        if result is not None:
            found[number] = result
    for one in workers:
        one.join()
    return found
