# title: the line of many tutorials that asks where it runs
# unit: 08_devices
# loses: nothing
# flagged: no
# in: scratch first
import sys

IN_COLAB = "google.colab" in sys.modules
if IN_COLAB:
    print("GPU runtime, please")
