# title: below the function its cell shows a slow demonstration, and a thread from above still waits for something
# unit: 09_item_and_tolist
# loses: nothing
# flagged: no
# run: slow
# in: scratch first
import threading

news = threading.Event()
threading.Thread(target=news.wait, daemon=True).start()
# in: answer best-class
import time

{{SOLUTION}}


for second in range(60):
    print(second, best_class(torch.tensor([0.5, 2.25]), {0: "cat", 1: "dog"}))
    time.sleep(1)
