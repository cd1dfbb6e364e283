"""nbgrader's side: grading a class, records, pages, results, plugins. The driver's process."""
