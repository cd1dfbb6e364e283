# title: keeps the exception of run() to itself
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda grad: seen.append(grad.clone())):
        try:
            run()
        except Exception:
            pass
    return seen
