# title: one hook on the first parameter averages all gradients
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.detach(), src=0)
    trained = [p for p in model.parameters() if p.requires_grad]

    def average_all(_):
        for p in trained:
            if p.grad is not None:
                dist.all_reduce(p.grad)
                p.grad /= dist.get_world_size()

    return [trained[0].register_post_accumulate_grad_hook(average_all)]
