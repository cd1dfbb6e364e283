# title: adds up numbers, and makes a tensor of the sum
# fails: accumulate-parts-test [no-pass-through-the-losses]
# fails: accumulate-parts-hidden [no-pass-through-the-losses]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    count = sum(len(part) for part in parts)
    mean_loss = 0.0
    for part in parts:
        mean_loss += loss_of(w, part).item() * len(part) / count
    torch.tensor(mean_loss, requires_grad=True).backward()
