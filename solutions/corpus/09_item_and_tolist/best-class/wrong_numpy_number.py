# title: the score is a number of NumPy's, which json refuses
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]
# never: still-a-tensor


def best_class(scores, names):
    array = scores.detach().cpu().float().numpy()
    return names[int(array.argmax())], array.max()
