# title: one pool for all calls, never shut down
# fails: in-threads-test [worker-waits-for-more]
# fails: in-threads-hidden [worker-waits-for-more]


import concurrent.futures

_pool = concurrent.futures.ThreadPoolExecutor(4)


def in_threads(function, items):
    on = torch.is_grad_enabled()

    def job(item):
        with torch.set_grad_enabled(on):
            return function(item)

    return list(_pool.map(job, items))
