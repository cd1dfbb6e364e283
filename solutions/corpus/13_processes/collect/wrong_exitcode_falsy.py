# title: asks "not exitcode", which is so for None and for 0
# fails: collect-test [running-has-no-exitcode]
# fails: collect-hidden [running-has-no-exitcode]
# never: join-before-get


def collect(workers, inbox):
    came = {}
    while True:
        died = [w for w in workers if not w.exitcode]
        if len(came) + len(died) >= len(workers):
            break
        try:
            n, r = inbox.get(timeout=0.1)
            came[n] = r
        except Empty:
            pass
    for w in workers:
        w.join()
    return came
