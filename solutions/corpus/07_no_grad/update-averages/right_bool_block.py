# title: set_grad_enabled as a block, and an assignment to all elements


def update_averages(averages, params, decay):
    with torch.set_grad_enabled(False):
        for i in range(len(params)):
            averages[i][...] = decay * averages[i] + (1 - decay) * params[i]
