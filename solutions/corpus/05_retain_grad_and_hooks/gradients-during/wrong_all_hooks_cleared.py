# title: clears all hooks of x, other people's too
# fails: gradients-during-test [others-hooks-removed]
# fails: gradients-during-hidden [others-hooks-removed]


def gradients_during(run, x):
    seen = []
    x.register_hook(lambda grad: seen.append(grad.clone()))
    try:
        run()
    finally:
        x._backward_hooks.clear()
    return seen
