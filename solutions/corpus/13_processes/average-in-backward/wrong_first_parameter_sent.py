# title: a break behind the first broadcast
# fails: average-in-backward-test [only-some-were-sent]
# fails: average-in-backward-hidden [only-some-were-sent]
# never: models-start-apart
def average_in_backward(model):
    """Start all processes with the same model, and average gradients in every backward().

    Args:
        model: a torch.nn.Module; each process calls this with its own.

    Returns:
        A list of handles; when all are removed, gradients stay what each process computed.
    """
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)
        break

    def share(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()
    return [p.register_post_accumulate_grad_hook(share) for p in model.parameters() if p.requires_grad]
