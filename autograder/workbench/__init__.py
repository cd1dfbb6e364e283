"""The learner's side: what a notebook says of itself, marking, progress, a learner's copies."""
