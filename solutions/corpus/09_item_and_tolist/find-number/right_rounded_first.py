# title: rounds the number to the element type first


def positions(values, number):
    rounded = torch.tensor(number, dtype=values.dtype).item()
    return [i for i, value in enumerate(values.tolist()) if value == rounded]
