# title: compares the type, and the index as well
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    pin = device.type == "cuda" and device.index in (None, 0)
    return torch.utils.data.DataLoader(data, batch_size, pin_memory=pin)
