# title: leaves the hook on x
# fails: gradients-during-test [hook-left-behind]
# fails: gradients-during-hidden [hook-left-behind]


def gradients_during(run, x):
    seen = []
    x.register_hook(lambda grad: seen.append(grad.clone()))
    run()
    return seen
