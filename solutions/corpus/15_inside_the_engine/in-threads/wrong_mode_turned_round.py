# title: follows the caller's mode the wrong way round
# never: mode-fixed-in-the-worker
# never: worker-starts-with-defaults
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]
from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    off = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(not off):
            return function(item)

    with ThreadPoolExecutor() as pool:
        return list(pool.map(work, items))
