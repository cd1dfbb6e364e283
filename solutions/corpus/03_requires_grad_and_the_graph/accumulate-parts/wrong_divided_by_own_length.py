# title: divided each mean by the part's length
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]

def accumulate_gradient(w, loss_of, parts):
    w.grad = torch.zeros_like(w)
    for part in parts:
        loss = loss_of(w, part) / len(part)
        loss.backward()
