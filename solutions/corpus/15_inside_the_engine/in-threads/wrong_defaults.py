# title: workers with the defaults
# fails: in-threads-hidden [worker-starts-with-defaults]
# fails: in-threads-test [worker-starts-with-defaults]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    with ThreadPoolExecutor() as pool:
        return list(pool.map(function, items))
