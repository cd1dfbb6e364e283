# title: recursion, with the limit raised and put back

def backward(result):
    import sys
    import threading

    def run():
        order, seen = [], set()

        def visit(number):
            if number not in seen:
                seen.add(number)
                for parent in number.parents:
                    visit(parent)
                order.append(number)

        visit(result)
        result.grad = 1.0
        for number in reversed(order):
            if number.pass_back:
                number.pass_back(number.grad)

    before = sys.getrecursionlimit()
    sys.setrecursionlimit(1_000_000)
    try:
        run()
    finally:
        sys.setrecursionlimit(before)
