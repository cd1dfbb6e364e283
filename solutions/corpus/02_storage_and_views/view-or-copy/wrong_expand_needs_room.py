# title: thinks that expand makes room for four times as many
# fails: view-or-copy-hidden [expand-reads-cells-again]
# never: view-copies-nothing
predictions = dict.fromkeys("acg", "view") | {"f": "same"}
predictions |= {letter: "copy" for letter in "behkl"} | {letter: "error" for letter in "dij"}
