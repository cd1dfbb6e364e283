# title: the plain function, with what was there before put back


def update_averages(averages, params, decay):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    try:
        for a, p in zip(averages, params):
            a.copy_(a * decay + p - decay * p)
    finally:
        torch.set_grad_enabled(before)
