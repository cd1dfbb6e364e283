# title: An error must not stop the others, so it is a result like any
# fails: in-threads-test [exception-as-a-result]
# fails: in-threads-hidden [exception-as-a-result]
from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    enabled = torch.is_grad_enabled()

    def safe(item):
        try:
            with torch.set_grad_enabled(enabled):
                return function(item)
        except Exception as error:
            return error

    with ThreadPoolExecutor(1) as pool:
        return list(pool.map(safe, items))
