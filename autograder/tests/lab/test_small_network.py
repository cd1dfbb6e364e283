"""The small network is the same for everybody, knows its task, and can be given a new head."""

import pytest
import torch
from torch import nn

from autograder.lab import SmallNetwork, make_rings, small_network, trained_small_network


@pytest.mark.slow
def test_it_tells_new_points_of_the_three_rings_apart():
    points, ring = make_rings(300, seed=7)
    net = trained_small_network().eval()

    with torch.no_grad():
        right = (net(points).argmax(dim=1) == ring).float().mean()

    assert right > 0.97


def test_each_call_gives_the_same_network_and_shares_nothing():
    one, other = trained_small_network(), trained_small_network()
    before = [p.detach().clone() for p in other.parameters()]

    with torch.no_grad():
        for p in one.parameters():
            assert p.requires_grad and p.grad is None
            p.zero_()

    assert all(map(torch.equal, before, other.parameters()))
    assert one.training


def test_it_takes_no_random_number_from_the_caller():
    torch.manual_seed(3)
    expected = torch.rand(2)

    torch.manual_seed(3)
    trained_small_network()
    make_rings(5)

    assert torch.equal(torch.rand(2), expected)


@pytest.mark.slow
@pytest.mark.parametrize("switched_off", [torch.no_grad, torch.inference_mode])
def test_it_can_be_asked_for_where_nothing_is_recorded(switched_off):
    small_network._trained.cache_clear()
    with switched_off():
        asked_inside = trained_small_network()

    asked_outside = trained_small_network()
    parameters = list(asked_inside.parameters())
    assert all(map(torch.equal, parameters, asked_outside.parameters()))
    assert all(p.requires_grad and not p.is_inference() for p in parameters)


@pytest.mark.slow
def test_a_new_head_on_frozen_features_learns_what_random_features_do_not_allow():
    points, ring = make_rings(300, seed=1)
    is_middle = (ring == 1).long()

    def accuracy(body: SmallNetwork) -> float:
        with torch.no_grad():
            features = body.eval().features(points)
        torch.manual_seed(0)
        head = nn.Linear(features.shape[1], 2)
        opt = torch.optim.SGD(head.parameters(), lr=0.5)
        for _ in range(100):
            opt.zero_grad()
            nn.functional.cross_entropy(head(features), is_middle).backward()
            opt.step()
        return float((head(features).argmax(dim=1) == is_middle).float().mean())

    torch.manual_seed(1)
    assert accuracy(trained_small_network()) > 0.97
    assert accuracy(SmallNetwork()) < 0.8
