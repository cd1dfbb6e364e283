# title: clamps, drops the result and returns the old gradient
# fails: four-hooks-mended-test [result-not-kept]
# fails: four-hooks-mended-hidden [result-not-kept]

bare = [4.0, -2.0]
predictions = {"clamp": (bare, [1.0, -1.0]), "negative_to_zero": ([4.0, 0.0], [4.0, 0.0])}
predictions |= {"double_and_one_more": (bare, [9.0, -3.0])}
predictions |= {"halve_detached": ([2.0, -1.0], [2.0, -1.0])}


def mended(grad):
    grad.clamp(min=0)
    return grad
