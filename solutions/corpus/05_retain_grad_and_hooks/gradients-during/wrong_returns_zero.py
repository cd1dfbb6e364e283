# title: returned what it kept
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]

def gradients_during(run, x):
    seen = []

    def hook(grad):
        seen.append(grad.clone())
        return seen[0]

    with x.register_hook(hook):
        run()
    return seen
