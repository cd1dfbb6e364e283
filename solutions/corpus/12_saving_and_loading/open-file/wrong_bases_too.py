# title: allows the bases of each class, since an object is one of theirs as well
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [anything-allowed]


def open_file(file, classes):
    family = [base for kind in classes for base in kind.__mro__ if base is not object]
    with torch.serialization.safe_globals(family):
        return torch.load(file, weights_only=True)
