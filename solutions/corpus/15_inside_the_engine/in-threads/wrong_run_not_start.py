# title: calls run instead of start
# fails: in-threads-hidden [callers-thread-did-the-work]
# fails: in-threads-test [callers-thread-did-the-work]

def in_threads(function, items):
    recording, results = torch.is_grad_enabled(), [None] * len(items)

    def work(place, item):
        with torch.set_grad_enabled(recording):
            results[place] = function(item)

    for place, item in enumerate(items):
        threading.Thread(target=work, args=(place, item)).run()
    return results
