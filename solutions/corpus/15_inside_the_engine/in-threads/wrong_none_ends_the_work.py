# title: works until it gets None, and appends the results
# fails: in-threads-test [none-is-an-item]

import queue


def in_threads(function, items):
    """Return [function(item) for item in items], computed in worker threads.

    Args:
        function: function of one item; it may raise.
        items: a list.

    Returns:
        A list of the results, in the order of the items.
    """
    recording = torch.is_grad_enabled()
    jobs = queue.Queue()
    results = []
    errors = []

    def work():
        while True:
            item = jobs.get()
            if item is None:
                break
            try:
                with torch.set_grad_enabled(recording):
                    results.append(function(item))
            except Exception as error:
                errors.append(error)

    worker = threading.Thread(target=work)
    worker.start()
    for item in items:
        jobs.put(item)
    jobs.put(None)
    worker.join()
    if errors:
        raise errors[0]
    return results
