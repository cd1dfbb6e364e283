# title: takes the weight as a Python number
# fails: smooth-test [graph-cut]
# fails: smooth-hidden [graph-cut]


def smooth(x, w):
    share = float(w)
    states = [x[0]]
    for i in range(1, len(x)):
        states.append(share * states[i - 1] + (1 - share) * x[i])
    return torch.stack(states)
