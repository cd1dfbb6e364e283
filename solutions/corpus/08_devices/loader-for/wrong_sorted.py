# title: puts the data in order first
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    ordered = data.sort(dim=0).values
    return torch.utils.data.DataLoader(ordered, batch_size=batch_size, pin_memory=device.type == "cuda")
