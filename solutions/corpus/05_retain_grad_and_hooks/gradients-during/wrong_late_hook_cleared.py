# title: late hook that clears
# fails: gradients-during-test [hook-sees-one-pass]
# fails: gradients-during-hidden [hook-sees-one-pass]

def gradients_during(run, x):
    seen = []

    def take(t):
        seen.append(t.grad.clone())
        t.grad = None

    with x.register_post_accumulate_grad_hook(take):
        run()
    return seen
