// The questions of an exercise: which cells belong to each, and what its last check said.

import { Cell, CodeCell, MarkdownCell } from '@jupyterlab/cells';
import { IError } from '@jupyterlab/nbformat';
import { Notebook } from '@jupyterlab/notebook';

/** What nbgrader writes into the metadata of a cell. */
interface IGrader {
  grade_id?: string;
  grade?: boolean;
  locked?: boolean;
  solution?: boolean;
}

/** The verdict that a check cell shows beside its text (`autograder/workbench/`). */
export interface IVerdict {
  version: number;
  question: string;
  test: string;
  status: 'passed' | 'failed' | 'not attempted' | 'answer did not run';
  points?: number;
  of?: number;
}

export type State = 'passed' | 'failed' | 'not tried';

export const VERDICT = 'application/vnd.autograd-course.verdict+json';
/** What an author's notebook holds and a learner's never does. */
const SOURCE_MARK = '### BEGIN ';
const HEADING = /^#+\s*Question (\d+)\W*(.*)$/m;

export interface IQuestion {
  id: string;
  number: number;
  title: string;
  byHand: boolean;
  /** The cell with the question's text, its hints, the learner's answer and its checks. */
  text: Cell | undefined;
  hints: MarkdownCell | undefined;
  answer: Cell;
  checks: CodeCell[];
}

export function graderOf(cell: Cell): IGrader {
  return (cell.model.getMetadata('nbgrader') as IGrader | undefined) ?? {};
}

/** The questions of a learner's exercise, in order; none for any other notebook. */
export function readQuestions(notebook: Notebook): IQuestion[] {
  const cells = notebook.widgets;
  if (cells.some(cell => graderOf(cell).grade_id && sourceOf(cell).includes(SOURCE_MARK))) {
    return [];
  }
  const isAnswer = (cell: Cell): boolean => {
    const { grade_id, solution } = graderOf(cell);
    return solution === true && grade_id !== undefined;
  };
  const answers = cells.filter(isAnswer);
  const ids = answers.map(answer => graderOf(answer).grade_id as string);
  return answers.map((answer, index) => {
    const id = ids[index] as string;
    // What stands between the answer before and this one; the ids of those cells say little.
    const end = cells.indexOf(answer);
    const before = index === 0 ? 0 : cells.indexOf(answers[index - 1] as Cell) + 1;
    const above = cells
      .slice(before, end)
      .filter((cell): cell is MarkdownCell => cell instanceof MarkdownCell);
    const text = above.findLast(cell => HEADING.test(sourceOf(cell)));
    const heading = HEADING.exec(text ? sourceOf(text) : '');
    return {
      id,
      number: heading ? Number(heading[1]) : index + 1,
      title: heading?.[2]?.trim() || id,
      byHand: graderOf(answer).grade === true,
      text,
      hints: above.findLast(cell => /<summary>\s*Hint/.test(sourceOf(cell))),
      answer,
      checks: cells.filter((cell): cell is CodeCell => isCheckOf(cell, id, ids))
    };
  });
}

export function sourceOf(cell: Cell): string {
  return cell.model.sharedModel.getSource();
}

/** Code given with the exercise, such as the setup cell: read only, worth nothing. */
export function isGiven(cell: Cell): cell is CodeCell {
  const { grade, locked, solution } = graderOf(cell);
  return cell instanceof CodeCell && locked === true && !grade && !solution;
}

/** A check that does something: what is left of a hidden one is a comment. */
function isCheckOf(cell: Cell, id: string, ids: string[]): boolean {
  const { grade, grade_id: own, solution } = graderOf(cell);
  if (!(cell instanceof CodeCell) || !grade || solution || !own?.startsWith(`${id}-`)) {
    return false;
  }
  // `clear-twice-test` is a check of `clear-twice` and not of `clear`.
  const nearer = ids.some(other => other.length > id.length && own.startsWith(`${other}-`));
  return !nearer && /^\s*[^#\s]/m.test(sourceOf(cell));
}

/** The verdicts that the checks of a question show now. */
export function verdictsOf(question: IQuestion): IVerdict[] {
  return question.checks.flatMap(check => {
    const outputs = check.model.outputs;
    return Array.from({ length: outputs.length }, (_, index) => outputs.get(index).data[VERDICT])
      .filter(data => data !== undefined)
      .map(data => data as unknown as IVerdict);
  });
}

/** What the checks said, when they all ran: from their verdicts, or from whether they raised. */
export function stateOf(question: IQuestion): State {
  const verdicts = verdictsOf(question);
  if (verdicts.some(verdict => verdict.status === 'failed')) {
    return 'failed';
  }
  if (verdicts.some(verdict => verdict.status !== 'passed')) {
    return 'not tried';
  }
  const { checks } = question;
  const raised = checks.map(errorOf).filter(error => error !== undefined);
  if (raised.length > 0) {
    return raised.every(error => error.ename === 'NotAttempted') ? 'not tried' : 'failed';
  }
  const ran = checks.length > 0 && checks.every(check => check.model.executionCount !== null);
  return ran ? 'passed' : 'not tried';
}

export function errorOf(cell: CodeCell): IError | undefined {
  const outputs = cell.model.outputs;
  for (let index = 0; index < outputs.length; index++) {
    const output = outputs.get(index).toJSON();
    if (output.output_type === 'error') {
      return output as IError;
    }
  }
  return undefined;
}
