# title: took a tensor for the number

def rebuilt(x):
    return (x[0] * torch.relu(x - torch.tensor(2.0))).sum()
