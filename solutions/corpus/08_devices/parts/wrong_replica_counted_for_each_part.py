# title: one replica for each device, and its gradient is collected once for each part
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    replicas = {x.device: w.detach().clone().to(x.device).requires_grad_() for x, _ in parts}
    for x, y in parts:
        loss_of(replicas[x.device], x, y).backward()
    return sum(replicas[x.device].grad.to(w.device) for x, _ in parts)
