# title: what is detached has nothing to do with it
# fails: predict-changes-test [detach-writes-are-counted]
# fails: predict-changes-hidden [changes-are-counted-not-values]

predictions = dict(zip("abcdefgh", "right right right right right right right raises".split()))
