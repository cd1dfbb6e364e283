# title: thinks that the elements in their old order are x itself
# fails: view-or-copy-test [new-object-on-the-way]
predictions = dict.fromkeys("acgk", "view") | dict.fromkeys("behl", "copy")
predictions |= dict.fromkeys("dij", "error") | {"f": "same"}
predictions["d"] = predictions["e"] = "same"
