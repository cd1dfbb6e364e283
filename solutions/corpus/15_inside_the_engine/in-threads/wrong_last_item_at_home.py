# title: the caller may help: the workers take all but one item
# fails: in-threads-test [callers-thread-did-the-work]
# fails: in-threads-hidden [callers-thread-did-the-work]


from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(mode):
            return function(item)

    if not items:
        return []
    with ThreadPoolExecutor(2) as pool:
        futures = [pool.submit(work, item) for item in items[:-1]]
        last = work(items[-1])
        return [f.result() for f in futures] + [last]
