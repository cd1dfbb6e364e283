# title: results in the order of arrival
# fails: in-threads-hidden [order-of-arrival]
# fails: in-threads-test [order-of-arrival]

from concurrent.futures import ThreadPoolExecutor, as_completed


def in_threads(function, items):
    recording = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(recording):
            return function(item)

    with ThreadPoolExecutor(8) as pool:
        futures = [pool.submit(work, item) for item in reversed(items)]
        return [future.result() for future in futures]
