# title: does the work itself
# fails: in-threads-hidden [callers-thread-did-the-work]
# fails: in-threads-test [callers-thread-did-the-work]

def in_threads(function, items):
    return [function(item) for item in items]
