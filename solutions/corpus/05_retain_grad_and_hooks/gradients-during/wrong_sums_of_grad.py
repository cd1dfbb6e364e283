# title: a late hook keeps .grad, which holds sums
# fails: gradients-during-test [late-hook-sees-the-sum]
# fails: gradients-during-hidden [late-hook-sees-the-sum]


def gradients_during(run, x):
    seen = []
    with x.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad.clone())):
        run()
    return seen
