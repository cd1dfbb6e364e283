# title: late hooks, which only leaves can have
# fails: gradients-behind-test [late-hook-on-a-result]
# fails: gradients-behind-hidden [no-gradient-comes-by]


def gradients_behind(layers, x):
    found = []
    for layer in layers:
        x = layer(x)
        x.register_post_accumulate_grad_hook(lambda t: found.insert(0, t.grad))
    x.sum().backward()
    return found
