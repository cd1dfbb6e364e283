# title: clears x.grad, to be able to read each pass
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    seen = []
    x.grad = None
    with x.register_hook(lambda grad: seen.append(grad.clone())):
        run()
    return seen
