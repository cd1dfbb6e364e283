# title: builds the result with torch.tensor
# fails: smooth-test [nothing-requires-grad]
# fails: smooth-hidden [nothing-requires-grad]


def smooth(x, w):
    means = [x[0]]
    for i in range(1, len(x)):
        means.append(w * means[-1] + (1 - w) * x[i])
    return torch.tensor(means, dtype=x.dtype, device=x.device)
