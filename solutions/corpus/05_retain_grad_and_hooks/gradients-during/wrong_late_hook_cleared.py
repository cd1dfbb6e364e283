# title: late hook that clears
# fails: gradients-during-test [late-hook-sees-the-sum]
# fails: gradients-during-hidden [late-hook-sees-the-sum]

def gradients_during(run, x):
    seen = []

    def take(t):
        seen.append(t.grad.clone())
        t.grad = None

    with x.register_post_accumulate_grad_hook(take):
        run()
    return seen
