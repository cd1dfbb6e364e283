# title: keeps the losses after their backward passes, which have freed the graphs
def accumulate_gradient(w, loss_of, parts):
    count, seen = sum(map(len, parts)), []
    w.grad = None
    for part in parts:
        seen.append(len(part) / count * loss_of(w, part))
        seen[-1].backward()
    return torch.stack(seen).sum().item()
