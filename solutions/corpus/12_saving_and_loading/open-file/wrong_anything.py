# title: weights_only=False
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [file-runs-code]


def open_file(file, classes):
    return torch.load(file, weights_only=False)
