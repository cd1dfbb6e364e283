"""From solutions/ to exercises/, and every check that a learner gets what an author meant."""
