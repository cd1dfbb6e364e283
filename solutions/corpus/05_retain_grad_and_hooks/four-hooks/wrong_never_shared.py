# title: in place harms nobody
# fails: four-hooks-test [edit-reaches-others]
# fails: four-hooks-hidden [edit-reaches-others]
# fails: four-hooks-mended-test [hook-edits-in-place]
# fails: four-hooks-mended-hidden [hook-edits-in-place]

predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, -2.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([4.0, -2.0], [4.0, -2.0]),
}


def mended(grad):
    return grad.clamp_(min=0)
