# title: does not shut the pool down
# fails: in-threads-test [worker-waits-for-more]
# fails: in-threads-hidden [worker-left-running]

from concurrent.futures import ThreadPoolExecutor

pool = ThreadPoolExecutor(2)


def in_threads(function, items):
    recording = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(recording):
            return function(item)

    return list(pool.map(work, items))
