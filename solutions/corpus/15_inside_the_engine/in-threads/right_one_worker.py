# title: one worker for all

import concurrent.futures


def in_threads(function, items):
    mode = torch.no_grad if not torch.is_grad_enabled() else torch.enable_grad

    def all_of_it():
        with mode():
            return [function(item) for item in items]

    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(all_of_it).result()
