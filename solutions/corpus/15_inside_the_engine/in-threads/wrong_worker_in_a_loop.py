# title: a daemon worker that waits for the next job
# fails: in-threads-test [worker-waits-for-more]
# fails: in-threads-hidden [worker-waits-for-more]
# never: worker-left-running
import queue


def in_threads(function, items):
    mode, jobs, done = torch.is_grad_enabled(), queue.Queue(), {}

    def work():
        while True:
            place, item = jobs.get()
            try:
                with torch.set_grad_enabled(mode):
                    done[place] = (function(item), None)
            except Exception as error:
                done[place] = (None, error)
            jobs.task_done()

    threading.Thread(target=work, daemon=True).start()
    for job in enumerate(items):
        jobs.put(job)
    jobs.join()
    for _, error in done.values():
        if error is not None:
            raise error
    return [done[place][0] for place in range(len(items))]
