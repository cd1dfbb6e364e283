# title: works on detached views, which share memory


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        view = a.detach()
        view *= decay
        view += (1 - decay) * p.detach()
