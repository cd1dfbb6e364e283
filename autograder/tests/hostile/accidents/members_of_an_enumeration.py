# title: texts and numbers that are members of an enumeration
# unit: 09_item_and_tolist
# flagged: no
# in: answer what-is-kept
from enum import Enum


class Keeps(str, Enum):
    NOTHING = "nothing"
    NODES = "nodes"
    EVERYTHING = "everything"


kept = dict.fromkeys("bde", Keeps.NOTHING)
kept |= dict.fromkeys("ag", Keeps.NODES)
kept |= dict.fromkeys("cfh", Keeps.EVERYTHING)
# in: answer out-of-tensors
from enum import IntEnum


class Number(IntEnum):
    MINUS_TWO = -2
    THREE = 3
    SIX = 6


predictions = {"a": 4, "b": "raises", "c": Number.MINUS_TWO, "d": [4, Number.SIX], "e": False}
predictions |= {"f": "raises", "g": Number.SIX, "h": True, "i": False, "j": Number.THREE}
