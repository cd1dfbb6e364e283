# title: dimensions of size one carry nothing
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    return torch.utils.data.DataLoader(
        data.squeeze(), batch_size=batch_size, pin_memory=device.type == "cuda"
    )
