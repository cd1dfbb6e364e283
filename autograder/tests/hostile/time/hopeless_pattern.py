# title: A regular expression that would take longer than the universe, in one C call, in a scratch cell
# unit: 09_item_and_tolist
# flagged: no
# run: slow
# in: scratch last
import re

re.match(r"^(\w+\s?)+$", "the quick brown fox jumps over the lazy dog again and again!")
