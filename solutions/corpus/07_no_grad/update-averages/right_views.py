# title: through flat views, made and changed in one block


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            flat = average.view(-1)
            torch.add(flat * decay, param.reshape(-1), alpha=1 - decay, out=flat)
