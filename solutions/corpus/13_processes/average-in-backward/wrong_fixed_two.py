# title: divides by two, whoever is there
# fails: average-in-backward-test [number-of-processes-fixed]
# fails: average-in-backward-hidden [number-of-processes-fixed]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= 2

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
