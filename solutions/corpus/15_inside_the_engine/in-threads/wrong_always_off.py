# title: no_grad in every worker
# fails: in-threads-hidden [mode-fixed-in-the-worker]
# fails: in-threads-test [mode-fixed-in-the-worker]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    with ThreadPoolExecutor() as pool:
        return list(pool.map(torch.no_grad()(function), items))
