# title: in no_grad
# fails: smooth-test [written-past-autograd]
# fails: smooth-hidden [written-past-autograd]

def smooth(x, w):
    h = x.clone()
    with torch.no_grad():
        for i in range(1, len(x)):
            h[i] = w * h[i - 1] + (1 - w) * x[i]
    return h
