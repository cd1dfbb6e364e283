# title: raises each exception in the list of results
# fails: in-threads-hidden [no diagnosis]


def in_threads(function, items):
    mode, results = torch.is_grad_enabled(), [None] * len(items)

    def work(place, item):
        with torch.set_grad_enabled(mode):
            try:
                results[place] = function(item)
            except Exception as error:
                results[place] = error

    threads = [threading.Thread(target=work, args=pair) for pair in enumerate(items)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        if isinstance(result, Exception):
            raise result
    return results
