# title: PyTorch raises RuntimeError, so catch that in the worker and raise it in the caller
# fails: in-threads-test [runtime-errors-only]
# fails: in-threads-hidden [runtime-errors-only]
# never: exception-stays-in-the-thread
import threading


def in_threads(function, items):
    enabled = torch.is_grad_enabled()
    results = [None] * len(items)
    errors = []

    def work(i, item):
        try:
            with torch.set_grad_enabled(enabled):
                results[i] = function(item)
        except RuntimeError as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=pair) for pair in enumerate(items)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    if errors:
        raise errors[0]
    return results
