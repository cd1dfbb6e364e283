# title: reads the parameters number by number, through views of them
def update_averages(averages, params, decay):
    for average, param in zip(averages, params):
        for slow, fast in zip(average.data.view(-1), param.view(-1)):
            slow.fill_(decay * slow.item() + (1 - decay) * fast.item())
