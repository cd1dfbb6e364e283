# title: a decorated inner function, and sums of products
import math


def evaluate(loss_of, batches):
    quiet = torch.no_grad()(lambda batch: float(loss_of(batch)))
    samples = [batch.shape[0] for batch in batches]
    return math.fsum(map(math.prod, zip(map(quiet, batches), samples))) / sum(samples)
