# title: catches the RuntimeError that backward() may raise
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]


def gradients_during(run, x):
    found = []
    handle = x.register_hook(lambda g: found.append(g.clone()))
    try:
        run()
    except RuntimeError as problem:
        print("stopped:", problem)
    finally:
        handle.remove()
    return found
