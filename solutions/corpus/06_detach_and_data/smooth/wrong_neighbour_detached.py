# title: detached the neighbour
# fails: smooth-test [taken-for-a-constant]
# fails: smooth-hidden [taken-for-a-constant]

def smooth(x, w):
    h = x.clone()
    for i in range(1, len(x)):
        h[i] = w * h[i - 1].detach().clone() + (1 - w) * x[i]
    return h
