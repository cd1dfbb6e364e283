# title: takes a last stride other than 1 for colours that are in order
# fails: colour-rows-hidden [view-is-not-permute]


def colour_rows(images):
    count = len(images)
    if images.stride(-1) != 1:
        return images.reshape(count, -1)
    return images.permute(0, 3, 1, 2).reshape(count, -1)
