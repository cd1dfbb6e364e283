# title: silenced by .data
# fails: smooth-test [written-past-autograd]
# fails: smooth-hidden [written-past-autograd]

def smooth(x, w):
    h = x.clone()
    for i in range(1, len(x)):
        h.data[i] = w * h[i - 1] + (1 - w) * x[i]
    return h
