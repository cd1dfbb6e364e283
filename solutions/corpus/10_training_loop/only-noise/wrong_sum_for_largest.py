# title: compares the sums of the gradients
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    def sums(dtype):
        twin = copy.deepcopy(net).to(dtype)
        twin.zero_grad()
        loss_of(twin).backward()
        return {n: p.grad.sum().abs().item() for n, p in twin.named_parameters() if p.grad is not None}

    single, double = sums(torch.float32), sums(torch.float64)
    return [n for n in single if single[n] != 0 and double[n] < single[n] / 1000]
