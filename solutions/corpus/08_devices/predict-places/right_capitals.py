# title: capital letters
predictions = {"number": "X", "one element": "Raises", "index": "x", "gather": "raises", "index elsewhere": "raises", "zeros": "CPU", "new": "x", "moved": "x"}
