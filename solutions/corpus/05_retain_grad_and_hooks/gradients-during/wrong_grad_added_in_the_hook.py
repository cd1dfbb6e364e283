# title: the hook adds what .grad holds already
# fails: gradients-during-test [hook-sees-one-pass]
# fails: gradients-during-hidden [hook-sees-one-pass]
def gradients_during(run, x):
    seen = []

    def keep(gradient):
        seen.append(gradient.clone() if x.grad is None else x.grad + gradient)

    with x.register_hook(keep):
        run()
    return seen
