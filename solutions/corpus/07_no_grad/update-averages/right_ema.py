# title: the averaging function that torch.optim ships
from torch.optim.swa_utils import get_ema_multi_avg_fn


def update_averages(averages, params, decay):
    get_ema_multi_avg_fn(decay)(averages, params, None)
