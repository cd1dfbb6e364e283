# title: a threshold of 1
# fails: four-hooks-mended-test [no diagnosis]
# fails: four-hooks-mended-hidden [no diagnosis]
predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return torch.nn.functional.threshold(grad, 1.0, 0.0)
