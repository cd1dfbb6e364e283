# title: thinks that expand can only stretch axes of length 1
# fails: view-or-copy-hidden [expand-adds-axes]
predictions = dict.fromkeys("acgk", "view") | dict.fromkeys("behl", "copy")
predictions |= dict.fromkeys("dij", "error") | {"f": "same"}
predictions["k"] = "error"
