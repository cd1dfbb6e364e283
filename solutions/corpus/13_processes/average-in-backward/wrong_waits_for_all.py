# title: sends when all parameters have had their hook
# fails: average-in-backward-test [no diagnosis]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)
    world = dist.get_world_size()
    trained = [p for p in model.parameters() if p.requires_grad]
    ready = []

    def average(p):
        ready.append(p)
        if len(ready) == len(trained):
            for each in trained:
                dist.all_reduce(each.grad)
                each.grad /= world
            ready.clear()

    return [p.register_post_accumulate_grad_hook(average) for p in trained]
