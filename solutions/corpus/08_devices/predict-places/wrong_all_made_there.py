# title: every new tensor is made where x lives, so nothing mixes
# fails: predict-places-test [no-tensor-to-follow]
# fails: predict-places-hidden [no diagnosis]
# never: number-may-mix
# never: cpu-index-is-taken-along

predictions = dict.fromkeys(the_snippets(None), "x")
