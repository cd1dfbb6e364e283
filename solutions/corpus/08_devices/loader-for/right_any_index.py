# title: equal to CUDA of its own index


def loader_for(data, batch_size, device):
    like = torch.device("cuda") if device.index is None else torch.device("cuda", device.index)
    return torch.utils.data.DataLoader(data, batch_size, pin_memory=device == like)
