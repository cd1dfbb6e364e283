# title: compares two types


def loader_for(data, batch_size, device):
    pin = device.type == torch.device("cuda:3").type
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pin)
