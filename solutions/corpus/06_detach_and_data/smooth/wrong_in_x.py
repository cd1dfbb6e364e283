# title: wrote into x
# fails: smooth-test [changed-the-callers-tensor]
# fails: smooth-hidden [changed-the-callers-tensor]

def smooth(x, w):
    for i in range(1, len(x)):
        x[i] = w * x[i - 1].clone() + (1 - w) * x[i].clone()
    return x
