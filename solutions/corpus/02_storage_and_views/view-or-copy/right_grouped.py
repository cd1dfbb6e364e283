# title: built from groups

predictions = {}
for word, letters in {"view": "acgk", "copy": "behl", "error": "dij", "same": "f"}.items():
    for letter in letters:
        predictions[letter] = word
