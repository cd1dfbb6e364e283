# title: a folder named as the timestamp, and a time long before the course
# unit: 04_leaf_gradients
# in: folder
def spoil(folder):
    (folder / "timestamp.txt").mkdir()
    os.utime(folder / "04_leaf_gradients_exercise.ipynb", (0, 0))
