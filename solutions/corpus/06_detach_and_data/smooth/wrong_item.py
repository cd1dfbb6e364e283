# title: item() of the last mean
# fails: smooth-test [taken-for-a-constant]
# fails: smooth-hidden [taken-for-a-constant]


def smooth(x, w):
    h = [x[0]]
    for i in range(1, len(x)):
        h.append(w * h[-1].item() + (1 - w) * x[i])
    return torch.stack(h)
