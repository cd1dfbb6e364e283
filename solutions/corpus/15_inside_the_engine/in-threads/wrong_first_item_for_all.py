# title: gives every worker the first item
# never: loop-variable-read-late
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]
from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    on = torch.is_grad_enabled()

    def work():
        with torch.set_grad_enabled(on):
            return function(items[0])

    with ThreadPoolExecutor() as pool:
        futures = [pool.submit(work) for _ in items]
        return [future.result() for future in futures]
