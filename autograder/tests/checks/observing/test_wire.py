"""What passes between the halves of a test is flat bytes, and nothing is lost on the way."""

import math
import struct

import numpy as np
import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from autograder.checks.observing.snapshot import ObjectSnapshot, TensorSnapshot, rebuild
from autograder.checks.observing.taking import Observer
from autograder.checks.observing.wire import WireError, decode, encode


def round_trip(value):
    return decode(encode(Observer().take(value)))


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        3,
        2.5,
        math.inf,
        1 + 2j,
        "größer",
        b"\x00\xff",
        ...,
        [1, [2, (3,)]],
        (1, 2),
        {"a": {1: "int key"}, "b": ()},
        torch.float32,
    ],
    ids=str,
)
def test_plain_values_come_back_equal_and_of_the_same_type(value):
    back = round_trip(value)

    expected = str(value) if isinstance(value, torch.dtype) else value
    assert back == expected
    assert type(back) is type(expected)


@pytest.mark.parametrize(
    "tensor",
    [
        pytest.param(torch.tensor(1.5), id="0-d"),
        pytest.param(torch.empty(0, 3), id="empty"),
        pytest.param(torch.arange(6).reshape(2, 3).T, id="transposed"),
        pytest.param(torch.ones(1).expand(2, 3), id="expanded"),
        pytest.param(torch.ones(()).expand(1), id="one-element-expanded"),
        pytest.param(torch.ones(1).expand(0), id="empty-expanded"),
        pytest.param(torch.tensor([True, False]), id="bool"),
        pytest.param(torch.tensor([1.5, math.nan], dtype=torch.bfloat16), id="bfloat16-nan"),
        pytest.param(torch.tensor([1 + 2j]).conj(), id="conjugate"),
    ],
)
def test_tensors_come_back_with_their_values_and_facts(tensor):
    back = round_trip(tensor)

    assert isinstance(back, TensorSnapshot)
    assert (back.dtype, back.shape, back.stride) == (
        str(tensor.dtype),
        tuple(tensor.shape),
        tensor.stride(),
    )
    assert back.value is not None
    assert torch.allclose(back.value, tensor.resolve_conj(), equal_nan=True)


def test_a_tensor_without_memory_travels_without_values():
    assert round_trip(torch.ones(2, device="meta")).value is None


def test_an_unknown_object_travels_as_its_type_and_text():
    assert round_trip({1, 2}) == ObjectSnapshot("set", "{1, 2}")


def test_an_object_whose_text_raises_still_travels():
    class Silent:
        def __repr__(self):
            raise ValueError("no")

    assert round_trip(Silent()) == ObjectSnapshot("Silent", "<no text: ValueError>")


@pytest.mark.parametrize("dtype", [torch.qint8, torch.quint8, torch.qint32, torch.bits8])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_elements_that_are_no_numbers_never_become_a_tensor_again(dtype):
    numbers = torch.zeros(4, dtype=torch.uint8)
    quantized = str(dtype).startswith("torch.q")
    live = torch.quantize_per_tensor(numbers.float(), 0.5, 0, dtype) if quantized else None
    message = encode(Observer().take(numbers))
    text = message[8:-4].replace(b"torch.uint8", str(dtype).encode())
    forged = struct.pack("<Q", len(text)) + text + message[-4:]

    taken = round_trip(numbers.view(dtype) if live is None else live)

    assert isinstance(taken, ObjectSnapshot)
    with pytest.raises(WireError, match=str(dtype)):
        decode(forged)


class Number(int):
    def __int__(self):
        raise ZeroDivisionError


class Text(str):
    def __str__(self):
        return "another"


class Pairs(dict[str, object]):
    def items(self):
        raise ZeroDivisionError


class Members(list[object]):
    def __iter__(self):
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        pytest.param(Number(3), 3, id="number"),
        pytest.param(Text("one"), "one", id="text"),
        pytest.param(Pairs(a=Text("one")), {"a": "one"}, id="dict"),
        pytest.param({Text("a"): 1, Number(2): 2}, {"a": 1, 2: 2}, id="keys"),
        pytest.param(Members([Number(3)]), [3], id="list"),
        pytest.param(np.float64(0.5), 0.5, id="numpy"),
    ],
)
def test_a_plain_value_of_a_subclass_is_read_without_asking_it(value, plain):
    back = round_trip(value)

    assert (type(back), back) == (type(plain), plain)


def test_an_object_that_claims_another_class_is_not_believed():
    class Pretender:
        __class__ = property(lambda self: dict)
        items = None

    assert isinstance(round_trip(Pretender()), ObjectSnapshot)


def test_a_bottomless_list_does_not_hang():
    loop: list[object] = []
    loop.append(loop)

    assert round_trip(loop)


def test_rebuilt_arguments_are_live_leaves_with_their_flag():
    (x,) = rebuild(round_trip((torch.tensor([1.0, 2.0], requires_grad=True),)))

    assert (x.is_leaf, x.requires_grad, x.tolist()) == (True, True, [1.0, 2.0])


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(b"", id="empty"),
        pytest.param(struct.pack("<Q", 99) + b"{}", id="truncated-text"),
        pytest.param(struct.pack("<Q", 3) + b"{]}", id="not-json"),
        pytest.param(struct.pack("<Q", 13) + b'{"is": "code"}'[:13], id="cut-json"),
        pytest.param(struct.pack("<Q", 14) + b'{"is": "code"}', id="unknown-kind"),
        pytest.param(encode(Observer().take(torch.ones(9)))[:-4], id="truncated-memory"),
        pytest.param(struct.pack("<Q", 400_000) + b"[" * 400_000, id="nested-too-deep"),
    ],
)
def test_a_malformed_message_is_refused(message):
    with pytest.raises(WireError):
        decode(message)


def test_a_live_object_cannot_be_encoded():
    with pytest.raises(TypeError, match="not part of a snapshot"):
        encode({"x": torch.ones(1)})


@pytest.mark.filterwarnings("ignore:Accessing the data pointer of FakeTensor")
def test_a_tensor_that_only_stands_in_for_one_travels_as_its_kind():
    with FakeTensorMode():
        stands_in = torch.ones(3)

    found = round_trip(stands_in)

    assert isinstance(found, ObjectSnapshot)
    assert "FakeTensor that is no plain tensor" in found.type_name
