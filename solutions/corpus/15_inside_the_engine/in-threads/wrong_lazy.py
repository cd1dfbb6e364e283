# title: returns the iterator
# fails: in-threads-hidden [iterator-instead-of-list]
# fails: in-threads-test [iterator-instead-of-list]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    recording = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(recording):
            return function(item)

    with ThreadPoolExecutor() as pool:
        return pool.map(work, items)
