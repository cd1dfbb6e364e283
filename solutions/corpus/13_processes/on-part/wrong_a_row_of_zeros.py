# title: Without rows I send a row of zeros through the model, times 0
# fails: on-part-test [rows-made-up]
# fails: on-part-hidden [rows-made-up]
def backward_on_part(model, x, y):
    n = torch.tensor(float(x.shape[0]))
    dist.all_reduce(n)
    if x.shape[0] == 0:
        loss = model(torch.zeros(1, *x.shape[1:], dtype=x.dtype)).sum() * 0
    else:
        loss = ((model(x) - y) ** 2).sum()
    (loss / n).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
