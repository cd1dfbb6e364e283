# title: ran every function and wrote down what came

predictions = {}
for letter in "abcdefgh":
    try:
        result = globals()["snippet_" + letter]()
        predictions[letter] = (result.dtype, result.shape)
    except Exception:
        predictions[letter] = "error"
