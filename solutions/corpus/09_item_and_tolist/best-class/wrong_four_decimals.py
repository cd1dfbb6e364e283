# title: rounds the score to the four decimals that PyTorch prints
# fails: best-class-test [digits-rounded-away]
# fails: best-class-hidden [digits-rounded-away]


def best_class(scores, names):
    highest, number = scores.detach().cpu().max(dim=0)
    return names[int(number)], round(float(highest), 4)
