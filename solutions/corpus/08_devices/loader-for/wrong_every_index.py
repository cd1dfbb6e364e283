# title: pins for each device that has an index
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    return torch.utils.data.DataLoader(data, batch_size, pin_memory=device.index is not None)
