# title: whatever happens, take the hook off and give the list back
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]

def gradients_during(run, x):
    passes = []
    handle = x.register_hook(lambda grad: passes.append(grad.detach().clone()))
    try:
        run()
    finally:
        handle.remove()
        return passes
