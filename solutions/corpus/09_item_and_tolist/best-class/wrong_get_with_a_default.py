# title: get() with a default, so that a name that is missing does not raise
# fails: best-class-test [tensor-as-key]
# fails: best-class-hidden [tensor-as-key]
# teacher: get() looks for the tensor itself, finds it nowhere, and hands out the default without a word; the key is winner.item().
def best_class(scores, names):
    winner = scores.argmax()
    highest = scores.max().item()
    return names.get(winner, "unknown"), highest
