# title: starts from a clean x.grad, and puts the old one back unless there is an error
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    arrived = []

    def keep(grad):
        arrived.append(grad.clone())

    old, x.grad = x.grad, None
    with x.register_hook(keep):
        run()
    if old is not None:
        x.grad = old if x.grad is None else old + x.grad
    return arrived
