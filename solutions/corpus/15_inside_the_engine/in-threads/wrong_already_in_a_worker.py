# title: works on the spot if called outside the main thread
# fails: in-threads-hidden [no diagnosis]


from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    if threading.current_thread() is not threading.main_thread():
        return [function(item) for item in items]
    mode = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(mode):
            return function(item)

    with ThreadPoolExecutor() as pool:
        futures = [pool.submit(work, item) for item in items]
    return [future.result() for future in futures]
