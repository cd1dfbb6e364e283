# title: does not make the models equal
# fails: average-in-backward-test [models-start-apart]
# fails: average-in-backward-hidden [models-start-apart]


def average_in_backward(model):
    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
