# title: my hook is the last one in the dictionary of hooks
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]
def gradients_during(run, x):
    kept = []

    def watch(grad):
        kept.append(grad.clone())

    x.register_hook(watch)
    try:
        run()
    finally:
        x._backward_hooks.popitem()
    return kept
