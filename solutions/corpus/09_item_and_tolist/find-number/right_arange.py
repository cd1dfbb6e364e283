# title: picks positions with a mask


def positions(values, number):
    places = torch.arange(len(values), device=values.device)
    return places[values.eq(number)].tolist()
