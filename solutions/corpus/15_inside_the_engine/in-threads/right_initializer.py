# title: sets the mode when a worker starts

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()
    with ThreadPoolExecutor(2, initializer=torch.set_grad_enabled, initargs=(mode,)) as pool:
        return list(pool.map(function, items))
