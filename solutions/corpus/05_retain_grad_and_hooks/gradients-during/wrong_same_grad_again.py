# title: keeps .grad itself again and again
# fails: gradients-during-test [kept-without-a-copy]
# fails: gradients-during-hidden [kept-without-a-copy]


def gradients_during(run, x):
    seen = []
    with x.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad)):
        run()
    return seen
