"""For authors: release, leak guard, text view, checks, proof of the corpus. No learner's code."""
