# title: two programs on Windows have each put a byte order mark before the text
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: notebook
def damage(notebook):
    import json

    return b"\xef\xbb\xbf\xef\xbb\xbf" + json.dumps(notebook, indent=1).replace("\n", "\r\n").encode()
