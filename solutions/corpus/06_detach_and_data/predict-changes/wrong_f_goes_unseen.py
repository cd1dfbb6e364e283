# title: believes that times 1 goes unseen
# fails: predict-changes-hidden [detach-writes-are-counted]
# never: changes-are-counted-not-values

predictions = dict(a="right", b="raises", c="wrong", d="wrong", e="right", f="wrong", g="right", h="raises")
