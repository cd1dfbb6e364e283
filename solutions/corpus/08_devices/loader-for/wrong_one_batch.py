# title: pinning pays from the second batch on
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    pins = device.type == "cuda" and len(data) > batch_size
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=pins)
