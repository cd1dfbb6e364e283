# title: tries, and takes an error for None


def diagnose(loss, tensors):
    for n, t in tensors.items():
        if bool((t.detach() * 0 != 0).any()):
            return ["value", n]
    if bool((loss.detach() * 0 != 0).any()):
        return ["value", "loss"]
    answer = ["fine", None]
    for n, t in tensors.items():
        try:
            (g,) = torch.autograd.grad([loss], [t], retain_graph=True)
        except RuntimeError:
            answer = ["None", n]
            continue
        size = g.abs().max()
        if not size.isfinite():
            answer = ["not finite", n]
        elif size == 0:
            answer = ["zero", n]
    return answer
