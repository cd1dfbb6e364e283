# title: networks want float32, so floating point data become float32
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    if data.is_floating_point():
        data = data.float()
    return torch.utils.data.DataLoader(
        data, batch_size=batch_size, pin_memory=device.type == "cuda"
    )
