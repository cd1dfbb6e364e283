"""Beside a learner's code: what was there before it is recognised and put back. See THREATS.md."""
