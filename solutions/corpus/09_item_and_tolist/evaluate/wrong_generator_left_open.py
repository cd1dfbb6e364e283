# title: a generator that is kept holds the no_grad block
# fails: evaluate-test [recording-left-off]
# fails: evaluate-hidden [recording-left-off]


def evaluate(loss_of, batches, kept=[]):
    def losses():
        with torch.no_grad():
            for batch in batches:
                yield loss_of(batch).item(), len(batch)

    stream = losses()
    kept.append(stream)
    pairs = [next(stream) for _ in range(len(batches))]
    return sum(value * n for value, n in pairs) / sum(n for _, n in pairs)
