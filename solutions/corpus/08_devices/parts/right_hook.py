# title: a hook collects what flows back into a view of the weights


def gradient_in_parts(loss_of, w, parts):
    shared, collected = w.detach().requires_grad_(), []
    shared.register_hook(lambda grad: collected.append(grad.clone()))
    for x, y in parts:
        loss_of(shared.to(x.device), x, y).backward()
    return sum(collected)
