# title: makes floats of the data, as networks need them
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    pins = device.type == "cuda"
    return torch.utils.data.DataLoader(data.float(), batch_size=batch_size, pin_memory=pins)
