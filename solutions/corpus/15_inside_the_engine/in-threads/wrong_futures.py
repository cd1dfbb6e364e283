# title: returns the futures
# fails: in-threads-test [future-is-no-result]
# fails: in-threads-hidden [future-is-no-result]
from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    on = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(on):
            return function(item)

    with ThreadPoolExecutor() as pool:
        return [pool.submit(work, item) for item in items]
