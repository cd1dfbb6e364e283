# title: A process without rows has nothing to do but to fetch its gradient
# fails: on-part-test [empty-share-calls-otherwise]
# fails: on-part-hidden [empty-share-calls-otherwise]
# never: empty-share-must-take-part
def backward_on_part(model, x, y):
    n = torch.tensor(float(len(x)))
    if len(x) > 0:
        dist.all_reduce(n)
        loss = ((model(x) - y) ** 2).sum() / n
        loss.backward()
    for p in model.parameters():
        if p.grad is None:
            p.grad = torch.zeros_like(p)
        dist.all_reduce(p.grad)
