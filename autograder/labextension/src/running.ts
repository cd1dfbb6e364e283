// Running the cells of one question, and remembering which given cells this kernel has run.

import { Cell, CodeCell } from '@jupyterlab/cells';
import { NotebookActions, NotebookPanel } from '@jupyterlab/notebook';

import { goToCell } from './going';
import { IQuestion, errorOf, isGiven } from './questions';

/** The ids of the cells that a panel's kernel has run without an error since it started. */
const ran = new WeakMap<NotebookPanel, Set<string>>();

/** Remember what `panel`'s kernel runs, until it is started anew. */
export function watchRuns(panel: NotebookPanel): void {
  const cells = new Set<string>();
  ran.set(panel, cells);
  const forget = (): void => cells.clear();
  panel.sessionContext.kernelChanged.connect(forget);
  panel.sessionContext.statusChanged.connect((_, status) => {
    if (status === 'restarting' || status === 'autorestarting' || status === 'dead') {
      forget();
    }
  });
  const note = (
    _: unknown,
    done: { notebook: NotebookPanel['content']; cell: Cell; success: boolean }
  ): void => {
    if (done.notebook === panel.content && done.success) {
      cells.add(done.cell.model.id);
    }
  };
  NotebookActions.executed.connect(note);
  panel.disposed.connect(() => NotebookActions.executed.disconnect(note));
}

/**
 * Run the answer of a question and its checks, and first the setup and other given cells that
 * this kernel has not run; then go to what was said. False when something raised.
 */
export async function check(panel: NotebookPanel, question: IQuestion): Promise<boolean> {
  const notebook = panel.content;
  const wanted = new Set<Cell>(question.checks);
  if (question.answer instanceof CodeCell) {
    wanted.add(question.answer);
  }
  const known = ran.get(panel);
  const end = Math.max(...Array.from(wanted, cell => notebook.widgets.indexOf(cell)));
  const cells = notebook.widgets
    .slice(0, end + 1)
    .filter(cell => wanted.has(cell) || (isGiven(cell) && !known?.has(cell.model.id)));
  let sound = true;
  let verdict: Cell | undefined;
  for (const cell of cells) {
    const done = await NotebookActions.runCells(notebook, [cell], panel.sessionContext);
    sound = sound && done;
    if (!done && isGiven(cell)) {
      verdict = cell;
      break; // without what was given, every check would only complain of that
    }
    // The first check that fails is the one to read; where all pass, the last says so.
    if (wanted.has(cell) && cell !== question.answer && !(verdict && hasFailed(verdict))) {
      verdict = cell;
    }
  }
  verdict ??= question.answer;
  await goToVerdict(panel, verdict);
  return sound;
}

function hasFailed(cell: Cell): boolean {
  return cell instanceof CodeCell && errorOf(cell) !== undefined;
}

async function goToVerdict(panel: NotebookPanel, cell: Cell): Promise<void> {
  await goToCell(
    panel.content,
    cell,
    node => node.querySelector<HTMLElement>('.jp-Cell-outputWrapper') ?? node,
    'nearest'
  );
}
