# title: the programs were run


results = {}
for letter, program in {
    "a": program_a,
    "b": program_b,
    "c": program_c,
    "d": program_d,
    "e": program_e,
    "f": program_f,
    "g": program_g,
    "h": program_h,
}.items():
    try:
        results[letter] = program()
    except RuntimeError:
        results[letter] = "raises"
