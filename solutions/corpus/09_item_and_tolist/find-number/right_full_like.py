# title: compares with a tensor that is full of the number


def positions(values, number):
    same = torch.full_like(values, number).eq(values).tolist()
    return [place for place, is_same in enumerate(same) if is_same]
