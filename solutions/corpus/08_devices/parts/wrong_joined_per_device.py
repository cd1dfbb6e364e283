# title: What is on the same device is one big batch
# fails: parts-test [parts-joined-into-one]
# fails: parts-hidden [parts-joined-into-one]


def gradient_in_parts(loss_of, w, parts):
    batches = {}
    for x, y in parts:
        batches.setdefault(x.device, []).append((x, y))
    total = torch.zeros((), device=w.device)
    for device, pairs in batches.items():
        xs = torch.cat([x for x, _ in pairs])
        ys = torch.cat([y for _, y in pairs])
        total = total + loss_of(w.to(device), xs, ys).to(w.device)
    return torch.autograd.grad(total, w)[0]
