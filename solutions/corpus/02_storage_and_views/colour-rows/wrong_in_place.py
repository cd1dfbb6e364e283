# title: writes into the caller's pictures
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]


def colour_rows(images):
    count = len(images)
    planes = images.permute(0, 3, 1, 2).contiguous()
    images.copy_(planes.view_as(images))
    return images.view(count, -1)
