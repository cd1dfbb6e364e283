# title: a dictionary from value to position keeps the last position of each value
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    place_of = {value: place for place, value in enumerate(values.tolist())}
    held = torch.tensor(number, dtype=values.dtype).item()
    return [place_of[held]] if held in place_of else []
