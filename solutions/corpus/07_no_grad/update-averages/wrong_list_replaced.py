# title: puts new tensors into the list
# fails: update-averages-test [list-entry-replaced]
# fails: update-averages-hidden [list-entry-replaced]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for i in range(len(averages)):
            averages[i] = decay * averages[i] + (1 - decay) * params[i]
