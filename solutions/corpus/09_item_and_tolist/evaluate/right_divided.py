# title: divides the batches in two until one is left


@torch.no_grad()
def evaluate(loss_of, batches):
    if len(batches) == 1:
        return loss_of(batches[0]).tolist()
    middle = len(batches) // 2
    halves = batches[:middle], batches[middle:]
    sizes = [sum(map(len, half)) for half in halves]
    return sum(evaluate(loss_of, h) * n for h, n in zip(halves, sizes)) / sum(sizes)
