# title: to(copy=True)


def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda grad: seen.append(grad.to(grad.device, copy=True))):
        run()
    return tuple(seen)
