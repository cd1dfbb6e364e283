# title: puts new tensors into the list
# fails: update-averages-test [trained-a-copy]
# fails: update-averages-hidden [trained-a-copy]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for i in range(len(averages)):
            averages[i] = decay * averages[i] + (1 - decay) * params[i]
