# title: calls the function instead of handing it over
# fails: in-threads-hidden [callers-thread-did-the-work]
# fails: in-threads-test [callers-thread-did-the-work]

def in_threads(function, items):
    results = []
    for item in items:
        thread = threading.Thread(target=results.append(function(item)))
        thread.start()
        thread.join()
    return results
