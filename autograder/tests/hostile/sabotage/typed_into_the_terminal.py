# title: Characters are pushed into the terminal of whoever grades, as if typed (TIOCSTI)
# unit: 09_item_and_tolist
# in: scratch last
import fcntl
import os
import termios

for _place in ("/dev/tty", 0, 1, 2):
    try:
        _terminal = os.open(_place, os.O_RDWR) if isinstance(_place, str) else _place
        for _letter in "touch {{HOME}}/{{MARK}}\n":
            fcntl.ioctl(_terminal, termios.TIOCSTI, _letter.encode())
    except OSError as error:
        print(_place, error)
