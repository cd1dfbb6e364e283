# title: a cell with the helper of an answer goes on to show the news of a thread until somebody interrupts it
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# run: slow
# in: scratch before windows
import threading
import time


def rows_of(x, size):
    return len(x) - size + 1


news = []
threading.Thread(target=lambda: [news.append(time.sleep(1)) for _ in range(500)], daemon=True).start()
while True:
    time.sleep(1)
    print(len(news), "seconds", end="\r")
# in: answer windows
def windows(x, size):
    return x.as_strided((rows_of(x, size), size), (x.stride(0), x.stride(0)))
