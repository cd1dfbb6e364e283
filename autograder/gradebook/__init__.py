"""From a folder of submissions to results: nbgrader's own steps, and what may be told to whom."""
