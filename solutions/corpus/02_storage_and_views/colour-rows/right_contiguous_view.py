# title: permuted, made contiguous, then view

def colour_rows(images):
    n, h, w, c = images.shape
    return images.permute(0, 3, 1, 2).contiguous().view(n, c * h * w)
