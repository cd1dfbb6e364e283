# title: rounds the number through a tensor, then searches the list


def positions(values, number):
    rounded = values.new_tensor(number).item()
    return [place for place, value in enumerate(values.tolist()) if value == rounded]
