# title: other words
# fails: what-is-kept-test [no diagnosis]
# fails: what-is-kept-hidden [no diagnosis]
kept = dict.fromkeys("abcdefgh", "the graph")
