# title: a TensorDataset, whose batches are lists
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]


def loader_for(data, batch_size, device):
    samples = torch.utils.data.TensorDataset(data)
    pins = device.type == "cuda"
    return torch.utils.data.DataLoader(samples, batch_size, pin_memory=pins)
