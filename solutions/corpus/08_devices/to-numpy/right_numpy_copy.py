# title: copies the array


def as_array(result):
    return result.detach().cpu().numpy().copy()
