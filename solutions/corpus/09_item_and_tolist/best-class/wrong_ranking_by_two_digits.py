# title: a ranking by scores of two digits, where the later of two close ones takes the place
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    # a ranking from the printed score to the class
    ranking = {}
    for number, score in enumerate(scores.tolist()):
        label = f"{score:.2f}"
        ranking[label] = (number, score)

    # find the top of the ranking
    top = None
    for label in ranking:
        if top is None or float(label) > float(top):
            top = label

    number, score = ranking[top]
    return names[number], float(score)
