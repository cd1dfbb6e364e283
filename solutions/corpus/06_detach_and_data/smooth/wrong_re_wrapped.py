# title: builds the result with torch.tensor
# fails: smooth-test [history-lost-inside]
# fails: smooth-hidden [history-lost-inside]


def smooth(x, w):
    means = [x[0]]
    for i in range(1, len(x)):
        means.append(w * means[-1] + (1 - w) * x[i])
    return torch.tensor(means, dtype=x.dtype, device=x.device)
