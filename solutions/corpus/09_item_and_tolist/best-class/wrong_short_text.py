# title: takes the score with six significant digits, by way of its text
# fails: best-class-test [digits-rounded-away]
# fails: best-class-hidden [digits-rounded-away]


def best_class(scores, names):
    numbers = scores.tolist()
    place = numbers.index(max(numbers))
    return names[place], float(f"{numbers[place]:g}")
