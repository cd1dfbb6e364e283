# title: hides the first graph behind a hook
# fails: checkpointed-test [activations-kept]
# fails: checkpointed-hidden [activations-kept]


def checkpointed(block, x):
    state = torch.get_rng_state()
    y = block(x)
    out = y.detach().requires_grad_()
    out.register_hook(lambda g: y.backward(g))
    return out
