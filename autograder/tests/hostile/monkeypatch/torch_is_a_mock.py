# title: the name torch becomes a mock
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
from unittest.mock import MagicMock

torch = MagicMock()
ask_for_gradient = torch
