# title: type in a set


def loader_for(data, batch_size, device):
    pin = device.type in {"cuda"}
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pin)
