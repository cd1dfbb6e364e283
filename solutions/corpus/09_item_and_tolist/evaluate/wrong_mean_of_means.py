# title: the mean of the batches' means
# fails: evaluate-test [parts-weighed-equally]
# fails: evaluate-hidden [parts-weighed-equally]


@torch.no_grad()
def evaluate(loss_of, batches):
    return sum(loss_of(batch).item() for batch in batches) / len(batches)
