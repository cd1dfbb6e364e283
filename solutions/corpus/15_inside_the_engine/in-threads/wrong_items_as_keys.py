# title: a dict from items to results, so equal items share one, and lists are no keys
# fails: in-threads-test [no diagnosis]
# fails: in-threads-hidden [no diagnosis]
def in_threads(function, items):
    recorded, made, failed = torch.is_grad_enabled(), {}, []

    def call_all():
        with torch.set_grad_enabled(recorded):
            try:
                for item in items:
                    made[item] = function(item)
            except Exception as problem:
                failed.append(problem)

    worker = threading.Thread(target=call_all)
    worker.start()
    worker.join()
    for problem in failed:
        raise problem
    return [made[item] for item in items]
