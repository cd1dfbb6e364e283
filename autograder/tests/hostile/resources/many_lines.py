# title: a right answer that prints in every call, a hundred thousand times
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


keep = ask_for_gradient


def ask_for_gradient(values):
    for number in range(20_000):
        print(number, "of many lines")
    return keep(values)
