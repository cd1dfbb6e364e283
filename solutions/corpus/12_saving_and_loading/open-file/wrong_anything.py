# title: weights_only=False
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    return torch.load(file, weights_only=False)
