# title: the handle as a context manager


def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda grad: seen.append(grad.detach().clone())):
        run()
    return seen
