# title: a crash in a cell of the learner's own
# unit: 04_leaf_gradients
# in: scratch first
import ctypes

ctypes.string_at(8)
