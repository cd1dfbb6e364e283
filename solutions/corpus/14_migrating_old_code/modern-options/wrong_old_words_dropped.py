# title: takes the old words out and puts nothing in
# fails: modern-options-test [old-words-dropped]
# fails: modern-options-hidden [old-words-dropped]


def modern_options(options):
    """Return options with the same effect, without size_average and reduce.

    Args:
        options: dict of keyword arguments; not to be changed.
    """
    others = {word: said for word, said in options.items() if word not in ('size_average', 'reduce')}
    return others
