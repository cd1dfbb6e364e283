# title: a single item is done by the caller
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]
# never: callers-thread-did-the-work


from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    on = torch.is_grad_enabled()

    def job(item):
        with torch.set_grad_enabled(on):
            return function(item)

    if len(items) == 1:
        return [job(items[0])]
    with ThreadPoolExecutor() as pool:
        return list(pool.map(job, items))
