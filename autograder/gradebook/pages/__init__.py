"""Feedback pages: from graded notebooks to files a learner may open. The driver's process."""
