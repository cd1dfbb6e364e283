# title: Files whose names are bytes, line ends, escape sequences, options or 255 letters long
# unit: 02_storage_and_views
# loses: nothing
# in: folder
import os


def spoil(folder):
    folder = os.fsencode(str(folder))
    names = [b"\xff\xfe.csv", b"a\nb\x1b[2J\x07.txt", b"-rf", b"--help", b"; touch x", b"n" * 255]
    names += ["\u202egrade.ipynb\u202c".encode(), b"'\"`$(id)`.txt", b" ", b"~", b"<img src=x>.png"]
    for name in names:
        with open(os.path.join(folder, name), "wb") as file:
            file.write(b"data")
