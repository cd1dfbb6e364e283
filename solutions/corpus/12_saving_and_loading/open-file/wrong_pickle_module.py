# title: unpickles it itself
# fails: open-file-test [not-a-bare-pickle]
# fails: open-file-hidden [not-a-bare-pickle]


def open_file(file, classes):
    return pickle.load(file)
