# title: a change by 1 is none
# fails: predict-changes-hidden [changes-are-counted-not-values]

predictions = dict(zip("abcdefgh", "right raises wrong wrong right right right raises".split()))
