# title: a thread for each item, joined in turn, and raises before the last ones were joined
# fails: in-threads-test [worker-left-running]
# fails: in-threads-hidden [worker-left-running]
def in_threads(function, items):
    recorded = torch.is_grad_enabled()
    made, failed = [None] * len(items), {}

    def call(number):
        with torch.set_grad_enabled(recorded):
            try:
                made[number] = function(items[number])
            except Exception as problem:
                failed[number] = problem

    workers = [threading.Thread(target=call, args=(n,)) for n in range(len(items))]
    for worker in workers:
        worker.start()
    for number, worker in enumerate(workers):
        worker.join()
        if number in failed:
            raise failed[number]
    return made
