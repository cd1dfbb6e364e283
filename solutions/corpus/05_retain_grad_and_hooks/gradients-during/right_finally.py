# title: try and finally

def gradients_during(run, x):
    seen = []

    def hook(g):
        seen.append(g + 0)
        return g

    handle = x.register_hook(hook)
    try:
        run()
    finally:
        handle.remove()
    return seen
