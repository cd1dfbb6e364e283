// One open exercise: its questions, a bar at each, and what the buttons and commands do.

import { Dialog, showDialog } from '@jupyterlab/apputils';
import { Cell, CodeCell } from '@jupyterlab/cells';
import { NotebookPanel } from '@jupyterlab/notebook';
import { IRenderMimeRegistry } from '@jupyterlab/rendermime';
import { Contents } from '@jupyterlab/services';
import { DisposableDelegate, IDisposable } from '@lumino/disposable';
import { PanelLayout } from '@lumino/widgets';

import { QuestionBar } from './bar';
import { Course, State } from './course';
import { goToCell } from './going';
import { countHints, unfoldNext } from './hints';
import { call, quoted, runQuietly, showIn } from './kernel';
import {
  IQuestion,
  errorOf,
  graderOf,
  readQuestions,
  sourceOf,
  stateOf,
  verdictsOf
} from './questions';
import { check, watchRuns } from './running';

const PROSE_STUB = 'YOUR ANSWER HERE';
const REFRESH_AFTER_MS = 150;

export interface IServices {
  course: Course;
  contents: Contents.IManager;
  rendermime: IRenderMimeRegistry;
  /** A key pressed in a bar, where JupyterLab does not see it. */
  key(event: KeyboardEvent): boolean;
}

export class Exercise implements IDisposable {
  constructor(
    readonly panel: NotebookPanel,
    private readonly services: IServices
  ) {
    watchRuns(panel);
    const model = panel.content.model;
    const refresh = (): void => this.refreshSoon();
    model?.cells.changed.connect(refresh);
    model?.contentChanged.connect(refresh);
    services.course.changed.connect(refresh);
    // A hint that is unfolded by hand counts, too; `toggle` does not bubble.
    panel.content.node.addEventListener('toggle', refresh, true);
    this._ends = new DisposableDelegate(() => {
      window.clearTimeout(this._timer);
      services.course.changed.disconnect(refresh);
      panel.content.node.removeEventListener('toggle', refresh, true);
    });
    panel.disposed.connect(() => this.dispose());
    this.refresh();
  }

  get isDisposed(): boolean {
    return this._ends.isDisposed;
  }

  dispose(): void {
    this._ends.dispose();
  }

  get questions(): IQuestion[] {
    return this.panel.isDisposed ? [] : readQuestions(this.panel.content);
  }

  get unit(): string | undefined {
    return this.services.course.unitOf(this.panel.context.path)?.id ?? this.begunUnit();
  }

  /** The question that the active cell belongs to: the last one that begins above it. */
  current(): IQuestion | undefined {
    const { content } = this.panel;
    const at = content.activeCellIndex;
    const begun = this.questions.filter(
      each => content.widgets.indexOf(each.text ?? each.answer) <= at
    );
    return begun.at(-1);
  }

  /** Go to the question after the current one, or with -1 to the one before. */
  async step(by: 1 | -1): Promise<void> {
    const questions = this.questions;
    const at = questions.findIndex(each => each.id === this.current()?.id);
    const next = questions[at < 0 && by < 0 ? questions.length - 1 : at + by];
    if (next) {
      await this.goTo(next.id);
    }
  }

  async goTo(id: string): Promise<void> {
    const question = this.questions.find(each => each.id === id);
    if (question) {
      await goToCell(this.panel.content, question.text ?? question.answer);
    }
  }

  /** How a question stands: by its checks here, else by what was kept of an earlier day. */
  stateOf(question: IQuestion): State {
    const shown = stateOf(question);
    if (shown !== 'not tried' || this.unit === undefined) {
      return shown;
    }
    if (question.byHand && this.isAnswered(question)) {
      return 'passed'; // as far as a program can tell
    }
    return this.services.course.stood(this.unit, question.id);
  }

  async check(question: IQuestion): Promise<void> {
    if (question.byHand || this._busy.has(question.id)) {
      return;
    }
    this._busy.add(question.id);
    this.refresh();
    try {
      await check(this.panel, question);
      clearStubError(question);
    } finally {
      this._busy.delete(question.id);
      this.bar(question)?.note(
        isUntouched(question) ? 'not attempted yet' : 'nothing checked yet'
      );
      this.refresh();
      await this.services.course.refresh();
    }
  }

  async hint(question: IQuestion): Promise<void> {
    if (question.hints) {
      await unfoldNext(this.panel.content, question.hints);
      this.refresh();
    }
  }

  /** Put back the answer as it was handed out, after asking; the kernel keeps the learner's. */
  async startOver(question: IQuestion): Promise<void> {
    const name = `Question ${question.number}: ${question.title}`;
    const asked = await showDialog({
      title: `Start over with “${name}”?`,
      body:
        'Your answer is replaced by the text that was handed out, and what its checks said is ' +
        'forgotten. Undo in the cell brings your answer back.',
      buttons: [Dialog.cancelButton(), Dialog.warnButton({ label: 'Start over' })],
      defaultButton: 0
    });
    if (!asked.button.accept || isReadOnly(question.answer)) {
      return;
    }
    await this.saved();
    const handedOut = await this.stubOf(question);
    const told = await runQuietly(this.panel, call(this.unit, 'start_over', quoted(question.id)));
    const stub = handedOut ?? told?.next;
    if (stub === undefined) {
      await showDialog({
        title: 'The original is not here',
        body:
          `The exercise as it was handed out was not found, so “${name}” cannot be put back ` +
          'from here. Undo in the cell takes back your edits one by one.',
        buttons: [Dialog.okButton()]
      });
      return;
    }
    question.answer.model.sharedModel.setSource(stub);
    for (const cell of [question.answer, ...question.checks]) {
      if (cell instanceof CodeCell) {
        cell.model.outputs.clear();
        cell.model.executionCount = null;
      }
    }
    const bar = this.bar(question);
    bar?.closeShown();
    const kept = /Your answer is kept: .*/.exec(told?.said ?? '');
    bar?.note(kept ? kept[0] : 'as it was handed out');
    await this.saved();
    await this.services.course.refresh();
    await goToCell(this.panel.content, question.answer, undefined, 'nearest');
    this.panel.content.mode = 'edit';
  }

  /** Show the model answer below the learner's, asking first where the check has not passed. */
  async modelAnswer(question: IQuestion): Promise<void> {
    const bar = this.bar(question);
    if (!bar) {
      return;
    }
    if (this.stateOf(question) !== 'passed') {
      const asked = await showDialog({
        title: 'Show the model answer now?',
        body: 'The check of this question has not passed yet, and a hint may be all you need.',
        buttons: [
          Dialog.cancelButton({ label: 'Keep trying' }),
          Dialog.okButton({ label: 'Show it' })
        ],
        defaultButton: 0
      });
      if (!asked.button.accept) {
        return;
      }
    }
    await this.saved();
    bar.openShown();
    const show = call(this.unit, 'grade_me', `show=${quoted(question.id)}`);
    await bar.whileBusy(showIn(bar.area, this.panel, show));
    bar.area.node.scrollIntoView({ block: 'nearest' });
  }

  /** Write the notebook to its file, which is what marking reads. */
  async saved(): Promise<void> {
    if (this.panel.context.model.dirty && !this.panel.context.model.readOnly) {
      await this.panel.context.save();
    }
  }

  private isAnswered(question: IQuestion): boolean {
    const source = sourceOf(question.answer).trim();
    return source !== '' && !source.includes(PROSE_STUB);
  }

  private begunUnit(): string | undefined {
    for (const cell of this.panel.content.widgets) {
      const begun = /^\s*begin\(["']([\w-]+)["']\)/m.exec(sourceOf(cell));
      if (begun) {
        return begun[1];
      }
    }
    return undefined;
  }

  private async stubOf(question: IQuestion): Promise<string | undefined> {
    const { course, contents } = this.services;
    const original = course.originalOf(this.panel.context.path);
    if (original === undefined) {
      return undefined;
    }
    try {
      const file = await contents.get(original, { type: 'notebook', content: true });
      const cells = (file.content as { cells: { metadata: object; source: string | string[] }[] })
        .cells;
      const found = cells.find(
        cell =>
          (cell.metadata as { nbgrader?: { grade_id?: string } }).nbgrader?.grade_id === question.id
      );
      return found && [found.source].flat().join('');
    } catch {
      return undefined;
    }
  }

  private bar(question: IQuestion): QuestionBar | undefined {
    return this._bars.get(question.answer);
  }

  private refreshSoon(): void {
    window.clearTimeout(this._timer);
    this._timer = window.setTimeout(() => this.refresh(), REFRESH_AFTER_MS);
  }

  private refresh(): void {
    if (this.isDisposed) {
      return;
    }
    for (const question of this.questions) {
      const bar = this.bar(question) ?? this.addBar(question);
      const state = this.stateOf(question);
      const kept = this.unit ? this.services.course.kept(this.unit, question.id) : undefined;
      const { answer, hints } = question;
      bar.refresh({
        number: question.number,
        title: question.title,
        byHand: question.byHand,
        state: question.byHand ? 'not tried' : state,
        changed: answer instanceof CodeCell && answer.model.isDirty,
        points: kept?.marked ? `${kept.marked.points} of ${kept.marked.of} points` : '',
        hints: hints ? countHints(hints) : { all: 0, open: 0 },
        busy: this._busy.has(question.id),
        model: state !== 'not tried'
      });
    }
  }

  private addBar(question: IQuestion): QuestionBar {
    const { answer, id } = question;
    // The cells may have moved meanwhile: each press reads them anew.
    const now = (does: (question: IQuestion) => Promise<void>) => (): void => {
      const found = this.questions.find(each => each.id === id);
      if (found) {
        void does.call(this, found);
      }
    };
    const bar = new QuestionBar(
      {
        check: now(this.check),
        hint: now(this.hint),
        startOver: now(this.startOver),
        modelAnswer: now(this.modelAnswer),
        leave: () => {
          this.panel.content.activeCellIndex = this.panel.content.widgets.indexOf(answer);
          this.panel.content.mode = 'command';
          this.panel.content.node.focus();
        },
        key: event => {
          this.panel.content.activeCellIndex = this.panel.content.widgets.indexOf(answer);
          return this.services.key(event);
        }
      },
      this.services.rendermime.clone({ resolver: this.panel.context.urlResolver })
    );
    this._bars.set(answer, bar);
    answer.disposed.connect(() => bar.dispose());
    // A cell that was never in view has no parts yet.
    void answer.ready.then(() => {
      if (!answer.isDisposed && !bar.isDisposed) {
        const layout = answer.layout as PanelLayout;
        const input = layout.widgets.findIndex(part => part.hasClass('jp-Cell-inputWrapper'));
        layout.insertWidget(input + 1, bar);
      }
    });
    return bar;
  }

  private readonly _bars = new WeakMap<Cell, QuestionBar>();
  private readonly _busy = new Set<string>();
  private readonly _ends: DisposableDelegate;
  private _timer = 0;
}

/** Clear the red error of an untouched answer: the verdict says it in words. */
function clearStubError(question: IQuestion): void {
  const { answer } = question;
  if (
    answer instanceof CodeCell &&
    errorOf(answer)?.ename === 'NotImplementedError' &&
    isUntouched(question)
  ) {
    answer.model.outputs.clear();
  }
}

/** Whether a check has said that nothing was written yet. */
function isUntouched(question: IQuestion): boolean {
  return verdictsOf(question).some(({ status }) => status === 'not attempted');
}

/** A cell that nbgrader locked, or that may not be edited: never changed from here. */
function isReadOnly(cell: Cell): boolean {
  return (
    cell.model.getMetadata('editable') === false ||
    graderOf(cell).locked === true ||
    !graderOf(cell).solution
  );
}
