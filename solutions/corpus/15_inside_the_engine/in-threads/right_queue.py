# title: one thread and a queue


import queue


def in_threads(function, items):
    mode = torch.is_grad_enabled()
    out, fault = [], []
    jobs = queue.SimpleQueue()
    for item in items:
        jobs.put(item)

    def worker():
        torch._C._set_grad_enabled(mode)
        try:
            while not jobs.empty():
                out.append(function(jobs.get()))
        except Exception as e:
            fault.append(e)

    t = threading.Thread(target=worker, daemon=True)
    t.start()
    t.join()
    if fault:
        raise fault[0]
    return out
