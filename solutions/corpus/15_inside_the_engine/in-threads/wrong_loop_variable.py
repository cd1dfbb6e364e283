# title: functions made in a loop, which all see its last item
# fails: in-threads-test [loop-variable-read-late]
# fails: in-threads-hidden [loop-variable-read-late]
from concurrent.futures import ThreadPoolExecutor


def in_threads(function, items):
    on, tasks = torch.is_grad_enabled(), []
    for item in items:

        def task():
            with torch.set_grad_enabled(on):
                return function(item)

        tasks.append(task)
    with ThreadPoolExecutor() as pool:
        futures = [pool.submit(task) for task in tasks]
        return [future.result() for future in futures]
