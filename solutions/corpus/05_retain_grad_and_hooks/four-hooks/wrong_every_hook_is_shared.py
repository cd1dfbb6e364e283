# title: takes what any hook returns for shared
# fails: four-hooks-test [no diagnosis]
# fails: four-hooks-hidden [no diagnosis]
predictions = {
    "clamp": ([1.0, -1.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([9.0, -3.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return grad.clamp(min=0)
