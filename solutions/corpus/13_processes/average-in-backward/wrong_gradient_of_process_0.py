# title: broadcasts each gradient from process 0
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]
# never: gradients-not-shared


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def follow(p):
        dist.broadcast(p.grad, src=0)

    return [p.register_post_accumulate_grad_hook(follow) for p in model.parameters() if p.requires_grad]
