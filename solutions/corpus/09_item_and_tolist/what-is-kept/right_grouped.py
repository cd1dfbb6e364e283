# title: grouped by answer
groups = {"nothing": "bde", "nodes": "ag", "everything": "cfh"}
kept = {letter: word for word, letters in groups.items() for letter in letters}
