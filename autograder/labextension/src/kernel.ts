// What the extension asks of the course's package in a notebook's kernel.

import { NotebookPanel } from '@jupyterlab/notebook';
import { Kernel, KernelMessage } from '@jupyterlab/services';
import { IOutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea';

/** A kernel to talk to, or the sentence that says why there is none. */
export async function kernelOf(panel: NotebookPanel): Promise<Kernel.IKernelConnection | string> {
  await panel.sessionContext.ready;
  const kernel = panel.sessionContext.session?.kernel;
  if (!kernel || kernel.status === 'dead') {
    return 'No kernel is running: choose Kernel > Restart Kernel, then try again.';
  }
  return kernel;
}

/** A Python string literal. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** What a call left: the words it displayed, and the text it put forward for the next cell. */
export interface ITold {
  said: string;
  next: string | undefined;
}

/** Run `code` without a trace in the notebook; `undefined` where nothing came of it. */
export async function runQuietly(panel: NotebookPanel, code: string): Promise<ITold | undefined> {
  const kernel = await kernelOf(panel);
  if (typeof kernel === 'string') {
    return undefined;
  }
  const future = kernel.requestExecute({ code, store_history: false, stop_on_error: false });
  let said = '';
  future.onIOPub = message => {
    if (KernelMessage.isDisplayDataMsg(message)) {
      said += `${message.content.data['text/plain'] as string}\n`;
    }
  };
  const { content } = await future.done;
  if (content.status !== 'ok') {
    return undefined;
  }
  const offered = content.payload?.find(each => each.source === 'set_next_input');
  return { said, next: offered?.text as string | undefined };
}

/** Run `code` and show what it displays in `area`, not in the notebook; resolve when it is done. */
export async function showIn(
  area: SimplifiedOutputArea,
  panel: NotebookPanel,
  code: string
): Promise<boolean> {
  area.model.clear();
  const kernel = await kernelOf(panel);
  if (typeof kernel === 'string') {
    say(area.model, kernel);
    return false;
  }
  const request = { code, silent: false, store_history: false, stop_on_error: false };
  area.future = kernel.requestExecute(request);
  const reply = await area.future.done;
  return reply.content.status === 'ok';
}

export function say(model: IOutputAreaModel, text: string): void {
  model.add({ output_type: 'stream', name: 'stdout', text: `${text}\n` });
}

/**
 * Code that calls a function of `autograder.workbench` for a unit, or says what to do where the
 * package is missing or older than this extension.
 */
export function call(unit: string | undefined, name: string, args: string): string {
  const begin = unit ? `    _ac.begin(${quoted(unit)})\n` : '';
  return `
def _ac_call():
    try:
        import autograder.workbench as _ac
        function = _ac.${name}
    except (ImportError, AttributeError):
        print("No \`autograder\` package with \`${name}\` in this kernel: choose the course's kernel, or \`git pull\` and \`make lab\`.")
        return
${begin}    return function(${args})

_ac_shown = _ac_call()
del _ac_call
if _ac_shown is not None:
    from IPython.display import display as _ac_display
    _ac_display(_ac_shown)
    del _ac_display
del _ac_shown
`;
}
