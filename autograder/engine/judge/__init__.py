"""The judge's process: test cells, hidden ones too. Trusted: no learner's code runs in it."""
