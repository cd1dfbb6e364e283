"""Feedback pages: from graded notebooks to files that a learner may open."""
