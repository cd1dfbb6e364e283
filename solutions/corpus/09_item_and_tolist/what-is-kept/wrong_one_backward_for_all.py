# title: one backward() frees one graph only
# fails: what-is-kept-hidden [total-keeps-nodes]
kept = dict.fromkeys("bde", "nothing") | {"a": "nodes"} | dict.fromkeys("cfgh", "everything")
