# title: the hook returns g + x.grad
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]
def gradients_during(run, x):
    seen = []

    def hook(g):
        seen.append(g.clone())
        return g + 0 if x.grad is None else g + x.grad

    handle = x.register_hook(hook)
    try:
        run()
    finally:
        handle.remove()
    return seen
