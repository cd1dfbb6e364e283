# title: the hook returns the sum of what it has kept
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    kept = []

    def hook(grad):
        kept.append(grad.clone())
        return sum(kept)

    with x.register_hook(hook):
        run()
    return kept
