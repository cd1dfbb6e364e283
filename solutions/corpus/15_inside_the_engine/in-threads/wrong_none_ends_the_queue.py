# title: the item None ends the queue
# fails: in-threads-test [none-is-an-item]


from queue import Queue


def in_threads(function, items):
    enabled = torch.is_grad_enabled()
    queue, results, errors = Queue(), [None] * len(items), []

    def worker():
        place = 0
        with torch.set_grad_enabled(enabled):
            while (item := queue.get()) is not None:
                try:
                    results[place] = function(item)
                except Exception as error:
                    errors.append(error)
                place += 1

    thread = threading.Thread(target=worker)
    thread.start()
    for item in items:
        queue.put(item)
    queue.put(None)
    thread.join()
    if errors:
        raise errors[0]
    return results
