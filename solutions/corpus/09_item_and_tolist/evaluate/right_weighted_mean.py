# title: the statistics module weighs; the guard is a generator's caller
import statistics


def evaluate(loss_of, batches):
    with torch.inference_mode():
        means = [loss_of(batch).double().item() for batch in batches]
    return statistics.fmean(means, weights=[len(batch) for batch in batches])
