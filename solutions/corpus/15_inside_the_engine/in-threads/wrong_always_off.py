# title: no_grad in every worker
# fails: in-threads-hidden [no diagnosis]
# fails: in-threads-test [no diagnosis]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    with ThreadPoolExecutor() as pool:
        return list(pool.map(torch.no_grad()(function), items))
