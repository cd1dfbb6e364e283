"""The learner's process: A LEARNER'S CODE RUNS BESIDE EVERYTHING HERE. It decides nothing."""
