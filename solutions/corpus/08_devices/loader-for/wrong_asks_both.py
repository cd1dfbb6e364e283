# title: asks the device, and whether this machine has one
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    return torch.utils.data.DataLoader(data, batch_size, pin_memory=device.type == "cuda" and torch.cuda.is_available())
