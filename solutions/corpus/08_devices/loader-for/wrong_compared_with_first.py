# title: compares with the first device
# fails: loader-for-test [device-compared-whole]
# fails: loader-for-hidden [device-compared-whole]


def loader_for(data, batch_size, device):
    pin = device == torch.device("cuda:0")
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pin)
