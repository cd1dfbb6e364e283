# title: chooses a guard, and decorates with it
def call(function, recording):
    guard = torch.enable_grad() if recording else torch.no_grad()
    return guard(lambda: function())()
