# title: keeps the norm
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]
def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda g: seen.append(g.norm())):
        run()
    return seen
