# title: decorates an inner function


def body_features(body, x):
    @torch.no_grad()
    def run():
        return body(x)

    return run()
