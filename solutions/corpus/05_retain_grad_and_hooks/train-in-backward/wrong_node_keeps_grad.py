# title: a hook behind the node AccumulateGrad, which keeps the gradient
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    def hook_for(p):
        def hook(*_):
            with torch.no_grad():
                p.add_(p.grad, alpha=-lr)

        return hook

    handles = []
    for p in params:
        node = p.expand_as(p).grad_fn.next_functions[0][0]
        p.accumulate_node = node
        handles.append(node.register_hook(hook_for(p)))
    return handles
