# title: returned the list
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]

def smooth(x, w):
    means = [x[0]]
    for value in x[1:]:
        means.append(w * means[-1] + (1 - w) * value)
    return means
