# title: joins all batches into one, which is as large as all of them
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    with torch.no_grad():
        return loss_of(torch.cat(batches)).item()
