# title: late hook on x
# fails: gradients-during-test [hook-sees-one-pass]
# fails: gradients-during-hidden [hook-sees-one-pass]

def gradients_during(run, x):
    seen = []
    with x.register_post_accumulate_grad_hook(lambda t: seen.append(t.grad.clone())):
        run()
    return seen
