# title: a mock, which has every attribute and every length
# unit: 04_leaf_gradients
# loses: hand-sgd
# in: answer hand-sgd
from unittest.mock import MagicMock

HandSGD = MagicMock()
