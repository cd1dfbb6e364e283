# title: columns by jvp


def gauss_newton(residuals, w, steps):
    point = w.clone()
    for _ in range(steps):
        pairs = [torch.func.jvp(residuals, (point,), (way,)) for way in torch.eye(len(w)).to(w)]
        J = torch.stack([column for _, column in pairs], dim=1)
        point = point - torch.linalg.lstsq(J, pairs[0][0][:, None]).solution.flatten()
    return point
