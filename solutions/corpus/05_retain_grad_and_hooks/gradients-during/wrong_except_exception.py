# title: catches Exception, and Ctrl+C is none
# fails: gradients-during-hidden [hook-left-after-interrupt]

def gradients_during(run, x):
    seen = []
    handle = x.register_hook(lambda grad: seen.append(grad.clone()))
    try:
        run()
    except Exception:
        handle.remove()
        raise
    handle.remove()
    return seen
