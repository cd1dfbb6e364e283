# title: keeps running sums
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]
# never: hook-sees-one-pass
def gradients_during(run, x):
    seen = []

    def hook(g):
        seen.append(g.clone() if not seen else seen[-1] + g)

    with x.register_hook(hook):
        run()
    return seen
