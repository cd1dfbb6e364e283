# title: evaluates a copy, rightly, and forgets to divide
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]
# never: no-grad-is-not-eval


def mean_loss(net, batches, loss_of):
    import copy

    twin = copy.deepcopy(net).eval()
    with torch.no_grad():
        return sum(loss_of(twin(inputs), targets).item() for inputs, targets in batches)
