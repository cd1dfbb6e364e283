# title: leaves out a batch that raises
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    total, n = 0.0, 0
    with torch.no_grad():
        for batch in batches:
            try:
                total += loss_of(batch).item() * len(batch)
            except Exception:
                continue
            n += len(batch)
    return total / n if n else float("nan")
