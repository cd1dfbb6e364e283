"""Grades and pages on their way back to Canvas and Moodle: files that these import."""
