# title: A Python float is wanted, so I call .float() before I read it.
# fails: best-class-hidden [no diagnosis]
def best_class(scores, names):
    plain = scores.detach().cpu().float()
    values = plain.tolist()
    winner = values.index(max(values))
    return names[winner], values[winner]
