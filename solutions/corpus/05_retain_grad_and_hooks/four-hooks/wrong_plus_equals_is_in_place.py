# title: took += for a write into the old one
# fails: four-hooks-hidden [own-copy-may-be-edited]
# fails: four-hooks-mended-test [hook-returns-nothing]
# fails: four-hooks-mended-hidden [hook-returns-nothing]

predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([9.0, -3.0], [9.0, -3.0]),
    "halve_detached": ([4.0, -2.0], [4.0, -2.0]),
}


def mended(grad):
    new = grad.clone()
    new[new < 0] = 0
