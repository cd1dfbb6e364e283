# title: weights_only=False
# fails: open-file-test [file-runs-code]
# fails: open-file-hidden [file-runs-code]
# never: anything-allowed


def open_file(file, classes):
    return torch.load(file, weights_only=False)
