# title: out= into the average itself


@torch.no_grad()
def update_averages(averages, params, decay):
    [torch.lerp(p, a, decay, out=a) for a, p in zip(averages, params)]
