# title: a sampler of its own, and a set of types


def loader_for(data, batch_size, device):
    order = torch.utils.data.SequentialSampler(data)
    batches = torch.utils.data.BatchSampler(order, batch_size, drop_last=False)
    pins = device.type in {"cuda"}
    return torch.utils.data.DataLoader(data, batch_sampler=batches, pin_memory=pins)
