# title: with batches of one nothing has to be put together
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    size = batch_size if batch_size > 1 else None
    return torch.utils.data.DataLoader(data, batch_size=size, pin_memory=device.type == "cuda")
