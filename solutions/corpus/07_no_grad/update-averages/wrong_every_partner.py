# title: A loop over the averages, and inside it a loop over the parameters.
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]
import torch


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average in averages:
            for parameter in params:
                if average.shape == parameter.shape:
                    average *= decay
                    average += (1 - decay) * parameter
