// The bar below an answer: check it, the next hint, start over, the model answer.

import { SimplifiedOutputArea, OutputAreaModel } from '@jupyterlab/outputarea';
import { IRenderMimeRegistry } from '@jupyterlab/rendermime';
import { Panel, Widget } from '@lumino/widgets';

import { State } from './course';
import { button, make } from './dom';

/** What the bar shows now. */
export interface IShown {
  number: number;
  title: string;
  byHand: boolean;
  state: State;
  /** The answer was changed after the check. */
  changed: boolean;
  points: string;
  hints: { all: number; open: number };
  busy: boolean;
  /** The model answer may be asked for. */
  model: boolean;
}

/** What its buttons do. */
export interface IDoes {
  check(): void;
  hint(): void;
  startOver(): void;
  modelAnswer(): void;
  /** Leave the bar for the cell it belongs to. */
  leave(): void;
  /** A key of this extension was pressed in the bar; true when it meant something. */
  key(event: KeyboardEvent): boolean;
}

const SAID: Record<State, string> = {
  passed: '✓ passed',
  failed: '✗ not yet',
  'not tried': ''
};

export class QuestionBar extends Panel {
  constructor(does: IDoes, rendermime: IRenderMimeRegistry) {
    super();
    this.addClass('ac-Question');
    this._check = button('Check', 'Run your answer and its check', () => does.check());
    this._check.classList.add('ac-mod-accept');
    this._hint = button('Hint', 'Unfold the next hint', () => does.hint());
    this._over = button('Start over', 'Put back the answer cell as it was handed out', () =>
      does.startOver()
    );
    this._model = button('Model answer', '', () => does.modelAnswer());
    this._state = make('span', { class: 'ac-State', role: 'status' });
    this._row = make('div', { class: 'ac-Bar', role: 'toolbar' });
    this._row.append(this._check, this._hint, this._over, this._model, this._state);
    const node = new Widget({ node: this._row });
    this.addWidget(node);
    this.area = new SimplifiedOutputArea({
      model: new OutputAreaModel({ trusted: true }),
      rendermime
    });
    const close = button('Close', 'Close what is shown here', () => {
      this.closeShown();
      this._model.focus();
    });
    this._waiting = make('span', { class: 'ac-Waiting' }, 'Looking it up …');
    const head = new Widget({
      node: make('div', { class: 'ac-Shown-head' }, this._waiting, close)
    });
    this._shown.addClass('ac-Shown');
    this._shown.addWidget(head);
    this._shown.addWidget(this.area);
    this._shown.hide();
    this.addWidget(this._shown);
    // JupyterLab would take Enter and the letters for the notebook's.
    this.node.setAttribute('data-lm-suppress-shortcuts', 'true');
    this.node.addEventListener('keydown', event => {
      if (event.key === 'Escape') {
        does.leave();
      } else if (!does.key(event)) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    });
    // Pressing a button neither selects the cell nor, pressed twice, opens its text.
    for (const name of ['mousedown', 'dblclick']) {
      this.node.addEventListener(name, event => event.stopPropagation());
    }
  }

  /** Where the model answer is shown. */
  readonly area: SimplifiedOutputArea;

  openShown(): void {
    this._shown.show();
  }

  /** Say that something is being looked up until `done`. */
  async whileBusy(done: Promise<unknown>): Promise<void> {
    this._waiting.hidden = false;
    try {
      await done;
    } finally {
      this._waiting.hidden = true;
    }
  }

  closeShown(): void {
    this.area.model.clear();
    this._shown.hide();
  }

  /** Say something until there is something else to say. */
  note(text: string): void {
    this._note = text;
  }

  refresh(shown: IShown): void {
    this._row.setAttribute('aria-label', `Question ${shown.number}: ${shown.title}`);
    this._check.hidden = shown.byHand;
    this._check.disabled = shown.busy;
    this._check.textContent = shown.busy ? 'Checking…' : 'Check';
    const { all, open } = shown.hints;
    this._hint.hidden = all === 0;
    this._hint.disabled = open >= all;
    this._hint.textContent = open >= all ? 'No more hints' : `Hint ${open + 1} of ${all}`;
    this._model.disabled = !shown.model;
    this._model.title = shown.model
      ? 'Show how the authors answer this question'
      : shown.byHand
        ? 'Once you have written an answer'
        : 'Once you have tried the question';
    if (shown.busy || shown.state !== 'not tried') {
      this._note = '';
    }
    let said = shown.busy ? '' : SAID[shown.state] || this._note;
    if (said && shown.changed && !this._note) {
      said = 'changed since the check';
    } else if (!shown.busy && shown.points) {
      said += `${said ? ' · ' : ''}${shown.points}`;
    }
    this._state.dataset.state = shown.changed ? 'changed' : shown.state;
    // Written only when it is new: a screen reader says it each time.
    if (this._state.textContent !== said) {
      this._state.textContent = said;
    }
  }

  private readonly _check: HTMLButtonElement;
  private readonly _hint: HTMLButtonElement;
  private readonly _over: HTMLButtonElement;
  private readonly _model: HTMLButtonElement;
  private readonly _state: HTMLElement;
  private readonly _row: HTMLElement;
  private readonly _waiting: HTMLElement;
  private readonly _shown = new Panel();
  private _note = '';
}
