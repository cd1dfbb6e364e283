# title: pins for everything but the CPU
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    pin = device.type != "cpu"
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pin)
