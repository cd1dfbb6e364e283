# title: Functional style: map under no_grad, then one sum.
# fails: evaluate-test [recorded-for-nothing]
# fails: evaluate-hidden [recorded-for-nothing]
def evaluate(loss_of, batches):
    with torch.no_grad():
        weighted = map(lambda batch: loss_of(batch).item() * len(batch), batches)
        count = sum(map(len, batches))
    return sum(weighted) / count
