# title: split by hand and let the loader hand the parts out
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    parts = data.split(batch_size)
    return torch.utils.data.DataLoader(parts, pin_memory=device.type == "cuda")
