# title: shuffles only if it trains on CUDA
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    fast = device.type == "cuda"
    return torch.utils.data.DataLoader(
        data, batch_size=batch_size, shuffle=fast, pin_memory=fast
    )
