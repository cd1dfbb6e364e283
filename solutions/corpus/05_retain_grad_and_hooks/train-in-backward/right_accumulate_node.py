# title: a hook behind the node AccumulateGrad, as before PyTorch 2.1


def train_in_backward(params, lr):
    def hook_for(p):
        def hook(*_):
            with torch.no_grad():
                p.add_(p.grad, alpha=-lr)
            p.grad = None

        return hook

    handles = []
    for p in params:
        node = p.expand_as(p).grad_fn.next_functions[0][0]
        p.accumulate_node = node  # a node that only its own hook refers to may be collected
        handles.append(node.register_hook(hook_for(p)))
    return handles
