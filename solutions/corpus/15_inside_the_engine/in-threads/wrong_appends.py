# title: each thread appends its result
# fails: in-threads-test [order-of-arrival]
# fails: in-threads-hidden [order-of-arrival]


def in_threads(function, items):
    on = torch.is_grad_enabled()
    out = []

    def job(item):
        with torch.set_grad_enabled(on):
            out.append(function(item))

    ts = [threading.Thread(target=job, args=(i,)) for i in items]
    [t.start() for t in ts]
    [t.join() for t in ts]
    return out
