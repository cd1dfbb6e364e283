# title: removes itself after the first pass
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]
def gradients_during(run, x):
    seen = []

    def hook(g):
        seen.append(g.clone())
        handle.remove()

    handle = x.register_hook(hook)
    run()
    return seen
