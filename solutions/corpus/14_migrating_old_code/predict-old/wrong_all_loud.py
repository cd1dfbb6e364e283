# title: everything old raises
# fails: predict-old-test [old-but-silent]
# fails: predict-old-hidden [old-name-still-works]

predictions = {k: "raises" for k in "abcdefghij"}
