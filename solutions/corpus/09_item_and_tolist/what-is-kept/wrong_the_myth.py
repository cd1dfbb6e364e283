# title: every stored loss keeps everything
# fails: what-is-kept-test [total-keeps-nodes]
# fails: what-is-kept-hidden [total-keeps-nodes]
kept = dict.fromkeys("acdfgh", "everything") | dict.fromkeys("be", "nothing")
