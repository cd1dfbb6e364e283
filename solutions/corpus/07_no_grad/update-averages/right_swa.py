# title: the function that torch.optim ships for this


def update_averages(averages, params, decay):
    from torch.optim.swa_utils import get_ema_multi_avg_fn

    get_ema_multi_avg_fn(decay)(averages, params, None)
