# title: hands the elements of a tuple on one by one
# fails: in-threads-test [no diagnosis]


from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()

    def work(*args):
        with torch.set_grad_enabled(mode):
            return function(*args)

    with ThreadPoolExecutor(4) as pool:
        futures = [
            pool.submit(work, *(item if isinstance(item, tuple) else (item,))) for item in items
        ]
    return [future.result() for future in futures]
