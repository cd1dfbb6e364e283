# title: retains a graph that nothing holds any more, and keeps the losses as numbers
def accumulate_gradient(w, loss_of, parts):
    count, seen = sum(map(len, parts)), []
    w.grad = None
    for part in parts:
        loss = loss_of(w, part) * len(part) / count
        loss.backward(retain_graph=True)
        seen.append(loss.detach())
    print("mean loss:", sum(seen).item())
