# title: backward() is an operator of aten too, and the engine an attribute of Variable
# unit: 15_inside_the_engine
# loses: backward-by-hand
# in: answer backward-by-hand
engine = torch.autograd.Variable._execution_engine


def backward_by_hand(result, grad_out):
    try:
        torch.ops.aten._backward(result, [], grad_out.clone(), True, False)
    except RuntimeError:
        edge = (result,), (grad_out.clone(),), True, False, ()
        engine.run_backward(*edge, allow_unreachable=True, accumulate_grad=True)
