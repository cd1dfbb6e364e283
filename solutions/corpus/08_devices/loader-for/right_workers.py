# title: two worker processes, as the lesson has them
from torch.utils.data import DataLoader


def loader_for(data, batch_size, device):
    pins = device.type == "cuda"
    return DataLoader(data, batch_size=batch_size, num_workers=2, pin_memory=pins)
