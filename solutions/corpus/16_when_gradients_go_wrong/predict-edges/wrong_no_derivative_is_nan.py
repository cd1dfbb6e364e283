# title: at a kink there is no derivative, so PyTorch must say nan
# fails: predict-edges-kinks [no diagnosis]
predictions = {letter: "nan" for letter in "aefg"}
predictions.update(b=0.0, c="-inf", d=0.0, h=2 + 6j)
