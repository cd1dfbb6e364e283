# title: everything old raises
# fails: predict-old-test [variable-cuts]
# fails: predict-old-hidden [old-name-still-works]

predictions = {k: "raises" for k in "abcdefghij"}
