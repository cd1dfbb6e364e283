# title: divides and sends nothing
# fails: average-in-backward-test [mean-of-a-sum]
# fails: average-in-backward-hidden [mean-of-a-sum]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
