# title: drops the last, shorter batch
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    pin = device.type == "cuda"
    return torch.utils.data.DataLoader(data, batch_size, drop_last=True, pin_memory=pin)
