# title: a mask of float32, which half floats do not outweigh
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]

def relu_with(x, slope):
    return torch.relu(x) + slope * x * (x == 0).float()
