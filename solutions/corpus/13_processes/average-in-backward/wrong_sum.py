# title: does not divide
# fails: average-in-backward-test [all-reduce-adds]
# fails: average-in-backward-hidden [all-reduce-adds]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        dist.all_reduce(p.grad)

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
