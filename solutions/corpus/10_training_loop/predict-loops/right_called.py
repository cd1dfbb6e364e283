# title: made by a function


def predict(letter):
    if letter in "abh":
        return "none"
    return {"e": "raises", "d": "some", "g": "some"}.get(letter, "all")


moves = {letter: predict(letter) for letter in "abcdefgh"}
