// The side panel: units, their questions and how they stand, and what is next.

import { Widget } from '@lumino/widgets';

import { Course, IOutlineQuestion, IUnit, State } from './course';
import { button, make } from './dom';

/** What the panel asks of the rest. */
export interface IWay {
  /** How a question of an open exercise stands, which is newer than what was kept. */
  shown(unit: string, question: string): State | undefined;
  /** The unit of the notebook in front. */
  current(): string | undefined;
  openLesson(unit: IUnit): void;
  openQuestion(unit: IUnit, question: IOutlineQuestion | undefined): void;
}

const SIGNS: Record<State, string> = { passed: '✓', failed: '✗', 'not tried': '○' };
const SAID: Record<State, string> = {
  passed: 'passed',
  failed: 'not passed yet',
  'not tried': 'not tried'
};

/** The questions that a check can pass; a person grades the others. */
function asked(unit: IUnit): IOutlineQuestion[] {
  return unit.questions.filter(each => !each.by_hand);
}

export class ProgressPanel extends Widget {
  constructor(
    private readonly course: Course,
    private readonly way: IWay
  ) {
    super({ node: make('nav', { 'aria-label': 'The course' }) });
    this.addClass('ac-Progress');
    this.node.tabIndex = -1;
    this.draw();
  }

  /** Draw it anew; what was unfolded stays so, and the focus where it was. */
  draw(): void {
    const focused = document.activeElement?.getAttribute('data-key');
    const top = this.node.scrollTop;
    this.node.replaceChildren(...this.parts());
    this.node.scrollTop = top;
    if (focused) {
      this.node.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    }
  }

  protected override onAfterShow(): void {
    void this.course.refresh();
  }

  private parts(): Node[] {
    const units = this.course.units;
    if (units.length === 0) {
      const said = 'Open a lesson or an exercise of the course, and its units appear here.';
      return [make('p', { class: 'ac-Progress-none' }, said)];
    }
    const all = units.flatMap(unit => asked(unit).map(each => this.stateOf(unit, each)));
    const passed = all.filter(state => state === 'passed').length;
    const head = make('p', { class: 'ac-Progress-sum' }, `${passed} of ${all.length} questions passed`);
    const bar = make('progress', {
      max: String(all.length),
      value: String(passed),
      'aria-label': 'Questions passed'
    });
    return [head, bar, ...this.next(units), ...units.map(unit => this.unit(unit))];
  }

  /** What comes next: in the unit in front, else in the first one that is not through. */
  private next(units: IUnit[]): Node[] {
    const current = units.find(unit => unit.id === this.way.current());
    const isOpen = (unit: IUnit): boolean => this.isLeft(unit) !== undefined;
    const unit = current && isOpen(current) ? current : units.find(isOpen);
    if (!unit) {
      return [make('p', {}, 'Every check has passed. Well done!')];
    }
    const question = this.isLeft(unit);
    const begun = unit.questions.some(each => this.stateOf(unit, each) !== 'not tried');
    const made: Node[] = [];
    if (question) {
      const what = `${unit.number} · Question ${question.number}: ${question.title}`;
      const go = button(what, `Open ${unit.title}`, () => this.way.openQuestion(unit, question));
      go.classList.add('ac-mod-accept', 'ac-mod-wide');
      go.setAttribute('data-key', 'next');
      const label = make('span', { class: 'ac-Progress-label' }, 'Next');
      made.push(make('div', { class: 'ac-Progress-next' }, label, go));
      if (!begun) {
        const lesson = button(`Lesson ${unit.number}: ${unit.title}`, unit.can_do, () =>
          this.way.openLesson(unit)
        );
        lesson.classList.add('ac-mod-wide');
        lesson.setAttribute('data-key', 'next-lesson');
        made.splice(0, 0, make('div', { class: 'ac-Progress-next' },
          make('span', { class: 'ac-Progress-label' }, 'Read first'), lesson));
      }
    }
    return made;
  }

  private isLeft(unit: IUnit): IOutlineQuestion | undefined {
    return asked(unit).find(each => this.stateOf(unit, each) !== 'passed');
  }

  private stateOf(unit: IUnit, question: IOutlineQuestion): State {
    const shown = this.way.shown(unit.id, question.id);
    if (shown && shown !== 'not tried') {
      return shown;
    }
    return this.course.stood(unit.id, question.id);
  }

  private unit(unit: IUnit): Node {
    const states = asked(unit).map(each => this.stateOf(unit, each));
    const passed = states.filter(state => state === 'passed').length;
    const title = make('span', { class: 'ac-Unit-title' }, `${unit.number} ${unit.title}`);
    const count = make('span', { class: 'ac-Unit-count' }, `${passed}/${states.length}`);
    count.setAttribute('aria-label', `${passed} of ${states.length} questions passed`);
    if (passed === states.length) {
      count.classList.add('ac-mod-passed');
    }
    const summary = make('summary', { title: unit.can_do, 'data-key': unit.id }, title, count);
    const lesson = button('Lesson', `Open lesson ${unit.number}`, () => this.way.openLesson(unit));
    lesson.setAttribute('data-key', `${unit.id}/lesson`);
    const exercise = button('Exercise', `Open exercise ${unit.number}`, () =>
      this.way.openQuestion(unit, undefined)
    );
    exercise.setAttribute('data-key', `${unit.id}/exercise`);
    const list = make('ul', { class: 'ac-Questions' });
    for (const question of unit.questions) {
      list.append(this.question(unit, question));
    }
    const made = make('details', { class: 'ac-Unit' }, summary);
    made.append(make('div', { class: 'ac-Unit-open' }, lesson, exercise), list);
    const current = this.way.current();
    if (current !== this._current) {
      this._unfolded.clear();
      this._current = current;
    }
    made.open = this._unfolded.get(unit.id) ?? unit.id === current;
    made.addEventListener('toggle', () => this._unfolded.set(unit.id, made.open));
    return made;
  }

  private question(unit: IUnit, question: IOutlineQuestion): Node {
    const byHand = question.by_hand;
    const state = byHand ? 'not tried' : this.stateOf(unit, question);
    const said = byHand ? 'graded by a person' : SAID[state];
    const marked = this.course.kept(unit.id, question.id)?.marked;
    const points = marked ? ` · ${marked.points} of ${marked.of} points` : '';
    const sign = make('span', { class: 'ac-Sign', 'data-state': state, 'aria-hidden': 'true' });
    sign.textContent = byHand ? '·' : SIGNS[state];
    const open = make(
      'button',
      {
        type: 'button',
        class: 'ac-Progress-question',
        title: `${said}${points}`,
        'data-key': `${unit.id}/${question.id}`
      },
      sign,
      make('span', {}, `${question.number}. ${question.title}${byHand ? ' (by a person)' : ''}`),
      make('span', { class: 'ac-Hidden' }, `, ${said}${points}`)
    );
    open.addEventListener('click', () => this.way.openQuestion(unit, question));
    return make('li', {}, open);
  }

  private readonly _unfolded = new Map<string, boolean>();
  private _current: string | undefined;
}
