# title: Look the class up, and fall back on class 0 if it is not there
# fails: best-class-test [tensor-as-key]
# fails: best-class-hidden [tensor-as-key]
def best_class(scores, names):
    top, winner = scores.max(dim=0)
    try:
        name = names[winner]
    except KeyError:
        name = names[0]
    return name, top.item()
