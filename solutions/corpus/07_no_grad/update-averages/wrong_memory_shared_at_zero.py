# title: with decay 0 the average is the parameter, so I take its memory
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, parameter in zip(averages, params):
            if decay == 0:
                average.data = parameter.data
            else:
                average.lerp_(parameter, 1 - decay)
