// The course on the server: where it lies, its outline, and what the learner has done so far.

import { Contents } from '@jupyterlab/services';
import { ISignal, Signal } from '@lumino/signaling';

/** `autograder/content/outline.json`, as `autograder/course/outline.py` describes it. */
export interface IOutline {
  units: IUnit[];
}

export interface IUnit {
  id: string;
  number: string;
  title: string;
  can_do: string;
  lesson: string;
  exercise: string;
  minutes: number;
  self_marking: boolean;
  questions: IOutlineQuestion[];
}

export interface IOutlineQuestion {
  id: string;
  number: number;
  title: string;
  points: number;
  by_hand: boolean;
}

/** What `autograder/workbench/progress.py` keeps of one question. */
export interface IKept {
  seen: 'passed' | 'failed' | null;
  marked: { points: number; of: number } | null;
}

const OUTLINE = 'autograder/content/outline.json';
const COPIES = 'work/mine';
const PROGRESS = 'progress.json';

/** The name of a file, without its folders and its drive. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function join(...parts: string[]): string {
  return parts.filter(part => part !== '').join('/');
}

/** The course that the server shows, once one of its notebooks has been seen. */
export class Course {
  constructor(private readonly contents: Contents.IManager) {}

  /** Emitted when the outline was found or the learner's progress may have changed. */
  get changed(): ISignal<this, void> {
    return this._changed;
  }

  get units(): IUnit[] {
    return this._outline?.units ?? [];
  }

  /** Look for the outline in the folders above `path`; the first one found stays. */
  async find(path: string): Promise<void> {
    if (this._outline || this._looked.has(folderOf(path))) {
      return;
    }
    this._looked.add(folderOf(path));
    const folders = path.split('/').slice(0, -1);
    for (let depth = 0; depth <= folders.length; depth++) {
      const root = folders.slice(0, depth).join('/');
      const outline = await this.readJson(join(root, OUTLINE));
      if (outline && Array.isArray((outline as IOutline).units)) {
        this._outline = outline as IOutline;
        this._root = root;
        this._copies = await this.exists(join(root, COPIES));
        await this.refresh();
        return;
      }
    }
  }

  /** The unit that a notebook belongs to, judged by its file's name or that of its copy. */
  unitOf(path: string): IUnit | undefined {
    const name = baseName(path);
    return this.units.find(
      unit => baseName(unit.lesson) === name || baseName(unit.exercise) === name
    );
  }

  isExercise(path: string): boolean {
    return this.units.some(unit => baseName(unit.exercise) === baseName(path));
  }

  /** Where a file of the course is opened: the learner's own copy, where there are copies. */
  pathOf(file: string): string {
    return join(this._root, this._copies ? COPIES : '', file);
  }

  /** The exercise as it was handed out; `undefined` where `path` is that file itself. */
  originalOf(path: string): string | undefined {
    const unit = this.unitOf(path);
    const original = unit && join(this._root, unit.exercise);
    return original === path ? undefined : original;
  }

  kept(unit: string, question: string): IKept | undefined {
    return this._kept.get(`${unit}/${question}`);
  }

  /** Read the learner's progress again. */
  async refresh(): Promise<void> {
    if (!this._outline) {
      return;
    }
    if (!this._copies) {
      this._copies = await this.exists(join(this._root, COPIES));
    }
    const found = this._copies
      ? await this.readJson(join(this._root, COPIES, PROGRESS))
      : undefined;
    this._kept = readKept(found);
    this._changed.emit();
  }

  private async readJson(path: string): Promise<unknown> {
    try {
      const file = await this.contents.get(path, { type: 'file', format: 'text', content: true });
      return JSON.parse(file.content as string);
    } catch {
      return undefined; // not there, or being written: the next refresh sees it
    }
  }

  private async exists(path: string): Promise<boolean> {
    try {
      await this.contents.get(path, { content: false });
      return true;
    } catch {
      return false;
    }
  }

  private _outline: IOutline | undefined;
  private _root = '';
  private _copies = false;
  private _kept = new Map<string, IKept>();
  private readonly _looked = new Set<string>();
  private readonly _changed = new Signal<this, void>(this);
}

/** The questions of a progress file, by `unit/question`; what is of another form is left out. */
function readKept(found: unknown): Map<string, IKept> {
  const kept = new Map<string, IKept>();
  for (const [unit, entry] of Object.entries(table(table(found).units))) {
    for (const [question, value] of Object.entries(table(table(entry).questions))) {
      kept.set(`${unit}/${question}`, table(value) as unknown as IKept);
    }
  }
  return kept;
}

function table(found: unknown): Record<string, unknown> {
  return found !== null && typeof found === 'object' ? (found as Record<string, unknown>) : {};
}
