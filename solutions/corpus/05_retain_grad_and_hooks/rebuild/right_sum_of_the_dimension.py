# title: sums over the one dimension there is, which is SumBackward1

def rebuilt(x):
    y = x[0] * torch.relu(x - 2)
    return y.sum(dim=0)
