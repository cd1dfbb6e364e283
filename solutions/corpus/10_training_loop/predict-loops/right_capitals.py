# title: capital letters and spaces
moves = dict(zip("abcdefgh", "None none All Some RAISES all some none".split(), strict=True))
moves["a"] = " none "
