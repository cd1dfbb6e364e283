# title: keeps every loss, and retains its graph
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    count, seen = sum(map(len, parts)), []
    w.grad = None
    for part in parts:
        seen.append(loss_of(w, part) * len(part) / count)
        seen[-1].backward(retain_graph=True)
    print("mean loss:", sum(seen).item())
