"""The driver's process: trusted, no torch, no learner's code. It starts and ends the others."""
