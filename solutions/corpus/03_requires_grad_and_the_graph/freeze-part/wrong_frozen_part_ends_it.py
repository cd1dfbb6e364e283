# title: a frozen part stops the gradient, so its output needs none
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
# never: only-own-parameters
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    h, answer = x, {}
    for name, part in net.named_children():
        h = part(h)
        frozen = [not p.requires_grad for p in part.parameters()]
        answer[name] = h.requires_grad and not any(frozen)
    return answer
