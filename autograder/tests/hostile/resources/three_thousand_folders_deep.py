# title: Folders so deep that neither a path nor a recursive function reaches the last
# unit: 02_storage_and_views
# loses: nothing
# in: scratch first
import os

home = os.open(".", os.O_RDONLY)
try:
    for _ in range(3000):
        os.mkdir("d")
        os.chdir("d")
    with open("{{MARK}}", "w") as file:
        file.write("at the bottom")
except OSError as error:
    print("stopped:", error)
finally:
    os.fchdir(home)
    os.close(home)
