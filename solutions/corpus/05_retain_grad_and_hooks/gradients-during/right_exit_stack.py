# title: contextlib.ExitStack removes the hook

from contextlib import ExitStack


def gradients_during(run, x):
    with ExitStack() as stack:
        seen = []
        stack.callback(x.register_hook(lambda grad: seen.append(grad.clone())).remove)
        run()
        return seen
