# title: what is detached has nothing to do with it
# fails: predict-changes-test [detach-writes-are-counted]
# fails: predict-changes-hidden [detach-writes-are-counted]

predictions = dict(zip("abcdefgh", "right right right right right right right raises".split()))
