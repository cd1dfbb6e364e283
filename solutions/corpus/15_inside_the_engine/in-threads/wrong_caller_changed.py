# title: switches the caller's mode
# fails: in-threads-hidden [recording-left-on]
# fails: in-threads-test [recording-left-on]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()
    with ThreadPoolExecutor(2, initializer=torch.set_grad_enabled, initargs=(mode,)) as pool:
        results = list(pool.map(function, items))
    torch.set_grad_enabled(True)
    return results
