"""The observing half of a test: IT RUNS BESIDE A LEARNER'S CODE, and decides nothing."""
