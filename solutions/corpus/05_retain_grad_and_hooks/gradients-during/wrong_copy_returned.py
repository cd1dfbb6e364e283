# title: returns the copy that it keeps
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    arrived = []

    def keep(grad):
        copy = grad.clone()
        arrived.append(copy)
        return copy

    with x.register_hook(keep):
        run()
    return arrived
