# title: another UnpicklingError


def open_file(file, classes):
    context = torch.serialization.safe_globals([*classes])
    context.__enter__()
    try:
        return torch.load(file, weights_only=True)
    except Exception as error:
        raise pickle.UnpicklingError(f"refused: {error}") from error
    finally:
        context.__exit__(None, None, None)
