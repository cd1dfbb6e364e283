"""PyTorch's own descriptions of its operators, with the samples it tests them with."""

from __future__ import annotations

import importlib.util
import sys
import types
import unittest
import warnings
from typing import Any

import torch

# The operators that the course's lessons, exercises and answers are made of.
COURSE = frozenset(
    """
    abs add addcmul addmm all allclose amax any arange argmax as_strided atan2 baddbmm bernoulli
    bmm broadcast_to cat chunk clamp clone contiguous cos cross cumsum diag diagonal
    div.no_rounding_mode dot einsum empty eq equal exp expand expand_as eye fill flatten flip full
    full_like gather ge gt
    index_add index_fill index_put index_select isclose isnan item le linspace log logical_not
    logsumexp lt masked_fill matmul max.binary max.reduction_no_dim max.reduction_with_dim
    maximum mean min.reduction_no_dim minimum mm mul multinomial mv narrow ne neg new_empty
    new_full new_ones new_zeros norm
    normal ones ones_like outer permute pow prod put rand_like randint randn randn_like ravel
    reciprocal repeat reshape rsqrt rsub scatter select sigmoid sign sin softmax sort split sqrt
    square squeeze stack std sub sum t take tanh tensor_split to topk trace transpose tril triu
    unbind unflatten unfold unsqueeze var view view_as where zero_ zeros zeros_like
    nn.functional.adaptive_avg_pool2d nn.functional.avg_pool2d nn.functional.batch_norm
    nn.functional.binary_cross_entropy nn.functional.binary_cross_entropy_with_logits
    nn.functional.conv1d nn.functional.conv2d nn.functional.conv_transpose2d
    nn.functional.cross_entropy nn.functional.dropout nn.functional.dropout2d
    nn.functional.elu nn.functional.embedding nn.functional.gelu nn.functional.group_norm
    nn.functional.huber_loss nn.functional.kl_div nn.functional.l1_loss
    nn.functional.layer_norm nn.functional.leaky_relu nn.functional.linear
    nn.functional.max_pool2d nn.functional.mse_loss nn.functional.nll_loss
    nn.functional.normalize nn.functional.pad.constant nn.functional.relu
    nn.functional.silu nn.functional.smooth_l1_loss
    nn.functional.softplus linalg.norm linalg.solve linalg.inv log_softmax
    """.split()
)

# Their values are whatever was in memory; only the shape, type and device are promised.
UNINITIALISED = frozenset(
    """
    empty empty_like empty_permuted empty_strided new_empty new_empty_strided resize_ resize_as_
    """.split()
)


def name_of(op: Any) -> str:
    """The operator's name, and its variant where PyTorch tests several."""
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else str(op.name)


def float32_operators() -> list[Any]:
    """Every operator in PyTorch's list that has samples of float32 on the CPU."""
    _stand_in_for_expecttest()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from torch.testing._internal.common_methods_invocations import op_db
    return [op for op in op_db if torch.float32 in op.dtypes]


def _stand_in_for_expecttest() -> None:
    """PyTorch's test helpers derive a class from expecttest's; the samples never use it."""
    if importlib.util.find_spec("expecttest") is None:
        stand_in: Any = types.ModuleType("expecttest")
        stand_in.TestCase = unittest.TestCase
        sys.modules["expecttest"] = stand_in
