# title: inference mode and a generator


def evaluate(loss_of, batches):
    with torch.inference_mode():
        samples = sum(map(len, batches))
        return sum(float(loss_of(b)) * len(b) / samples for b in batches)
