# title: knows both names of the first GPU, and no second one
# fails: loader-for-test [no diagnosis]
# fails: loader-for-hidden [no diagnosis]
# never: device-compared-whole


def loader_for(data, batch_size, device):
    known = {torch.device("cuda"), torch.device("cuda", 0)}
    return torch.utils.data.DataLoader(data, batch_size, pin_memory=device in known)
