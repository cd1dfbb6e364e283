# title: I pin the data, then every batch of it is pinned
# fails: loader-for-test [data-pinned-itself]
# fails: loader-for-hidden [data-pinned-itself]


def loader_for(data, batch_size, device):
    if device.type == "cuda":
        data = data.pin_memory()
    return torch.utils.data.DataLoader(data, batch_size=batch_size)
