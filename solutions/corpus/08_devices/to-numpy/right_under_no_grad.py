# title: an operation under no_grad makes new memory


def as_array(result):
    with torch.no_grad():
        return (result + 0).cpu().numpy()
