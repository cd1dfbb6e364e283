# title: calls the functions
predictions = {}
for letter, function in the_functions.items():
    try:
        predictions[letter] = function()
    except (RuntimeError, IndexError):
        predictions[letter] = "raises"
