# title: raises an exception of its own that names the item
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()

    def work(item):
        torch.set_grad_enabled(mode)
        try:
            return function(item)
        except Exception as error:
            raise ValueError(f"item {item}") from error

    with ThreadPoolExecutor() as pool:
        return list(pool.map(work, items))
