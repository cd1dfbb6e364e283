# title: compares with cuda and with eight numbered devices
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    known = [torch.device("cuda")] + [torch.device("cuda", i) for i in range(8)]
    return torch.utils.data.DataLoader(data, batch_size=batch_size, pin_memory=device in known)
