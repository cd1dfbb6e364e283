# title: the exception stays in the thread
# fails: in-threads-hidden [exception-stays-in-the-thread]
# fails: in-threads-test [exception-stays-in-the-thread]

def in_threads(function, items):
    recording, results = torch.is_grad_enabled(), [None] * len(items)

    def work(place, item):
        try:
            with torch.set_grad_enabled(recording):
                results[place] = function(item)
        except Exception:
            pass

    threads = [threading.Thread(target=work, args=pair) for pair in enumerate(items)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results
