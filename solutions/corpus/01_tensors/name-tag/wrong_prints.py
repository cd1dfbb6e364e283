# title: printed the text
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        print(f"{x.dim()}-d {str(x.dtype).removeprefix('torch.')}")
    else:
        print("no tensor")
