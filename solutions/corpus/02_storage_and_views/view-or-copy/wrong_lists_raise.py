# title: thinks that only numbers and slices may stand in brackets
# fails: view-or-copy-test [list-index-copies]
# fails: view-or-copy-hidden [list-index-copies]
predictions = dict.fromkeys("acgk", "view") | dict.fromkeys("behl", "copy")
predictions |= dict.fromkeys("dij", "error") | {"f": "same"}
predictions["b"] = predictions["l"] = "error"
