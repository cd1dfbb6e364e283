# title: asks for the mode in the worker
# fails: in-threads-hidden [worker-starts-with-defaults]
# fails: in-threads-test [worker-starts-with-defaults]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    def work(item):
        with torch.set_grad_enabled(torch.is_grad_enabled()):
            return function(item)

    with ThreadPoolExecutor() as pool:
        return list(pool.map(work, items))
