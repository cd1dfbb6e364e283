# title: registers the hook after run()
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    seen = []
    run()
    with x.register_hook(lambda grad: seen.append(grad.clone())):
        return seen
