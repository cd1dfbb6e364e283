# title: more open files than there may be
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
kept = []


def ask_for_gradient(values):
    while True:
        kept.append(open("/dev/null"))
