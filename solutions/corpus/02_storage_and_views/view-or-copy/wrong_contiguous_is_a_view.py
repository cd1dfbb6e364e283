# title: thinks that contiguous() always gives a new tensor, here a view
# fails: view-or-copy-test [contiguous-returns-itself]
predictions = dict.fromkeys("acfgk", "view")
predictions |= {letter: "copy" for letter in "behl"} | {letter: "error" for letter in "dij"}
