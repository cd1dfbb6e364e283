# title: a copied script would start itself, so the notebook is told that it is not the main program
# unit: 14_migrating_old_code
# loses: nothing
# flagged: no
# in: scratch first
__name__ = "notebook"
if __name__ == "__main__":
    raise SystemExit("usage: train.py FILE")
