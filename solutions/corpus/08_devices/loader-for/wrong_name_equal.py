# title: the name without an index
# fails: loader-for-test [device-compared-whole]
# fails: loader-for-hidden [device-compared-whole]


def loader_for(data, batch_size, device):
    pin = str(device) == "cuda"
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pin)
