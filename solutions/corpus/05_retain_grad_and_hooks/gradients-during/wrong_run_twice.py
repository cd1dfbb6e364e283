# title: calls run twice
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]
def gradients_during(run, x):
    seen = []
    run()
    with x.register_hook(lambda g: seen.append(g.clone())):
        run()
    return seen
