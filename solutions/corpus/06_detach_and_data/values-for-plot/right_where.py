# title: where, then detach

def values_for_plot(y, hidden):
    return torch.where(hidden, torch.zeros_like(y), y).detach().numpy()
