# title: sets the mode around the pool
# fails: in-threads-hidden [worker-starts-with-defaults]
# fails: in-threads-test [worker-starts-with-defaults]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    with torch.set_grad_enabled(torch.is_grad_enabled()):
        with ThreadPoolExecutor() as pool:
            return list(pool.map(function, items))
