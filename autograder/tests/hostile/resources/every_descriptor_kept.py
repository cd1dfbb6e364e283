# title: A wrong answer opens all the files and pipes it may, and keeps them
# unit: 02_storage_and_views
# loses: colour-rows
# in: answer colour-rows
import os

kept = []


def colour_rows(images):
    try:
        while len(kept) < 70_000:
            kept.extend(os.pipe())
    except OSError:
        pass
    return images.reshape(images.shape[0], -1)
