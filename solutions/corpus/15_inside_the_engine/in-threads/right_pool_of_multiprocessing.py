# title: uses the thread pool of multiprocessing, and waits for it

from multiprocessing.pool import ThreadPool


def in_threads(function, items):
    mode = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(mode):
            return function(item)

    pool = ThreadPool(3)
    try:
        return pool.map(work, items, 1)
    finally:
        pool.close()
        pool.join()
