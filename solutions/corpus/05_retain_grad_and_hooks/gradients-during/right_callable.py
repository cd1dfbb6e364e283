# title: an object that is called

class Keeper:
    def __init__(self):
        self.kept = []

    def __call__(self, grad):
        self.kept.append(torch.empty_like(grad).copy_(grad))


def gradients_during(run, x):
    keeper = Keeper()
    handle = x.register_hook(keeper)
    try:
        run()
    except BaseException:
        handle.remove()
        raise
    handle.remove()
    return keeper.kept
