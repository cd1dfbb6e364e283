# title: raises a copy of the exception
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]

from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    mode = torch.is_grad_enabled()

    def work(item):
        with torch.set_grad_enabled(mode):
            return function(item)

    with ThreadPoolExecutor() as pool:
        try:
            return list(pool.map(work, items))
        except Exception as error:
            raise type(error)(*error.args) from None
