# title: a thread for each item

def in_threads(function, items):
    recording = torch.is_grad_enabled()
    results, errors = [None] * len(items), []

    def work(place, item):
        try:
            with torch.set_grad_enabled(recording):
                results[place] = function(item)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=pair) for pair in enumerate(items)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
    return results
