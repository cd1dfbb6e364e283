# title: a copy made by arithmetic, and the same gradient returned


class Catcher:
    def __init__(self):
        self.caught = ()

    def __call__(self, grad):
        self.caught += (grad * 1,)
        return grad


def gradients_during(run, x):
    catcher = Catcher()
    handle = x.register_hook(catcher)
    try:
        run()
    except BaseException:
        handle.remove()
        raise
    handle.remove()
    return list(catcher.caught)
