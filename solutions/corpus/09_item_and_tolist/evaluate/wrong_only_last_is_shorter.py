# title: takes all batches but the last for as long as the first
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]

def evaluate(loss_of, batches):
    total = 0.0
    with torch.no_grad():
        for b in batches:
            total += loss_of(b).item() * len(b)
    return total / (len(batches[0]) * (len(batches) - 1) + len(batches[-1]))
