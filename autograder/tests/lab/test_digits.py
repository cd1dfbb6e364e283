"""Whether the images that the course ships are what it says they are."""

from autograder.lab import ones_and_twos


def test_there_are_a_hundred_of_each():
    images, digits = ones_and_twos()

    assert len(images) == len(digits) == 200
    assert digits.count(1) == digits.count(2) == 100


def test_images_have_eight_rows_of_eight_inks():
    images, _ = ones_and_twos()

    assert all(len(image) == 8 and {len(row) for row in image} == {8} for image in images)
    assert {pixel for image in images for row in image for pixel in row} == set(range(17))


def test_what_a_learner_changes_is_theirs_alone():
    ones_and_twos()[0][0][0][0] = -1

    assert ones_and_twos()[0][0][0][0] != -1
