# title: kept all, and took the smallest

def keep_best(w, loss_of, lr, steps):
    visited = []
    for _ in range(steps):
        w.grad = None
        loss = loss_of(w)
        visited.append((float(loss), torch.clone(w.data)))
        loss.backward()
        w.data.add_(w.grad, alpha=-lr)
    return min(visited, key=lambda pair: pair[0])[1]
