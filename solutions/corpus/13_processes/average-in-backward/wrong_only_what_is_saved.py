# title: sends the state dict of process 0, which lacks a buffer
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]


def average_in_backward(model):
    for t in model.state_dict().values():
        dist.broadcast(t, src=0)

    def mean(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(mean) for p in model.parameters() if p.requires_grad]
