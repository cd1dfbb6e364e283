# title: a late hook keeps .grad, which holds sums
# fails: gradients-during-test [hook-sees-one-pass]
# fails: gradients-during-hidden [hook-sees-one-pass]


def gradients_during(run, x):
    seen = []
    with x.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad.clone())):
        run()
    return seen
