# title: copies through .data, with map
def update_averages(averages, params, decay):
    list(map(lambda a, p: a.data.copy_(decay * a.data + (1 - decay) * p.data), averages, params))
