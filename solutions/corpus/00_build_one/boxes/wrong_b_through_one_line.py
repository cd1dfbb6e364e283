# title: b on its way through p and q only, with p right
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]
# never: one-share-of-several

gradients = {"q": -6, "p": -10, "a": 24, "b": 2 * -6}
