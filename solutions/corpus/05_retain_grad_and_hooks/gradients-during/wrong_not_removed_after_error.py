# title: removes the hook only if run() comes to its end
# fails: gradients-during-test [hook-left-after-error]
# fails: gradients-during-hidden [hook-left-after-error]


def gradients_during(run, x):
    seen = []
    handle = x.register_hook(lambda grad: seen.append(grad.clone()))
    run()
    handle.remove()
    return seen
