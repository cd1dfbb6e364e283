# title: takes None for a result that is missing
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]

def in_threads(function, items):
    enabled = torch.is_grad_enabled()
    results, errors = [None] * len(items), []

    def work():
        try:
            with torch.set_grad_enabled(enabled):
                for place, item in enumerate(items):
                    results[place] = function(item)
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return [result for result in results if result is not None]
