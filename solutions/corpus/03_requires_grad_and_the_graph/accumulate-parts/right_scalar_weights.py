# title: hands the weight to backward, as a tensor without dimensions

def accumulate_gradient(w, loss_of, parts):
    total = sum(len(part) for part in parts)
    w.grad = None
    for part in parts:
        loss = loss_of(w, part)
        loss.backward(torch.tensor(len(part) / total, dtype=loss.dtype))
