# title: NumPy finds the place, float() makes the number


def best_class(scores, names):
    array = scores.detach().cpu().double().numpy()
    return names[array.argmax()], float(array.max())
