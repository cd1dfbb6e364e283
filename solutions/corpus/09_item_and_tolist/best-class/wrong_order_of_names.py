# title: relied on the order of the dictionary
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]
def best_class(scores, names):
    return list(names.values())[int(scores.argmax())], scores.max().item()
