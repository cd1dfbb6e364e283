# title: copies into a tensor of its own


def gradients_during(run, x):
    seen = []

    def watch(grad):
        copy = torch.empty_like(grad)
        copy.copy_(grad)
        seen.append(copy)

    handle = x.register_hook(watch)
    try:
        run()
    finally:
        handle.remove()
    return seen
