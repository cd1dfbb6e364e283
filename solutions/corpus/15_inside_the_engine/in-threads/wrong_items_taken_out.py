# title: takes the items out of the caller's list
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]


def in_threads(function, items):
    mode, results, errors = torch.is_grad_enabled(), [], []

    def work():
        with torch.set_grad_enabled(mode):
            try:
                while items:
                    results.append(function(items.pop(0)))
            except Exception as error:
                errors.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return results
