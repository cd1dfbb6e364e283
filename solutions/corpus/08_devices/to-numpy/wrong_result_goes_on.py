# title: changed the result after the copy
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    array = result.detach().cpu().numpy().copy()
    with torch.no_grad():
        result += 1
    return array
