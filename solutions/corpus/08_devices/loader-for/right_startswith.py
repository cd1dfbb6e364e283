# title: looks at the name


def loader_for(data, batch_size, device):
    pin = str(device).startswith("cuda")
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pin)
