# title: starts threads and waits for none
# fails: in-threads-test [worker-left-running]
# fails: in-threads-hidden [worker-left-running]


def in_threads(function, items):
    on = torch.is_grad_enabled()
    results = [None] * len(items)

    def job(k):
        with torch.set_grad_enabled(on):
            results[k] = function(items[k])

    for k in range(len(items)):
        threading.Thread(target=job, args=(k,)).start()
    return results
