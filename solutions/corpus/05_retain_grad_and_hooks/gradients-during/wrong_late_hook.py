# title: late hook on x
# fails: gradients-during-test [late-hook-sees-the-sum]
# fails: gradients-during-hidden [late-hook-sees-the-sum]

def gradients_during(run, x):
    seen = []
    with x.register_post_accumulate_grad_hook(lambda t: seen.append(t.grad.clone())):
        run()
    return seen
