# title: all_reduce is told to take the largest
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]

def average_in_backward(model):
    n = dist.get_world_size()
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)
    def hook(p):
        dist.all_reduce(p.grad, op=dist.ReduceOp.MAX)
    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
