# title: what begins as 0.0 stays a float, whatever is added
# fails: what-is-kept-test [no diagnosis]
# fails: what-is-kept-hidden [no diagnosis]
# never: total-keeps-nodes
# never: total-keeps-everything
# never: retained-graph-is-not-freed
kept = dict.fromkeys("abcdef", "nothing") | {"g": "nodes", "h": "everything"}
