# title: switches the caller's mode
# fails: in-threads-hidden [no diagnosis]
# fails: in-threads-test [no diagnosis]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()
    with ThreadPoolExecutor(2, initializer=torch.set_grad_enabled, initargs=(mode,)) as pool:
        results = list(pool.map(function, items))
    torch.set_grad_enabled(True)
    return results
