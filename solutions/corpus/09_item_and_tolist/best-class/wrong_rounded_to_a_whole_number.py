# title: rounds the score to a whole number
# fails: best-class-test [digits-rounded-away]
# fails: best-class-hidden [digits-rounded-away]
# never: int-cuts-off


def best_class(scores, names):
    i = scores.argmax().item()
    return names[i], round(scores[i].item())
