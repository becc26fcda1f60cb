import type { ChangeProjectBody, Project } from '@everscan/contract/api/projects';
import { CallError } from '../../lib/call.ts';

/** `conflict`: another device changed the project meanwhile. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'conflict';

/** What the editor changes of a project. */
export type Edit = Pick<Project, 'type' | 'style' | 'data' | 'design'>;

export type SaverState = { readonly edit: Edit; readonly status: SaveStatus };

/** An edit that the server does not have, and the version that it changed. */
export type UnsavedEdit = { readonly project: Project; readonly edit: Edit };

type ProjectSaverOptions = {
  project: Project;
  /** An edit from an earlier visit, to send now. */
  unsaved?: Edit | undefined;
  send: (id: string, body: ChangeProjectBody, options: { keepalive: boolean }) => Promise<Project>;
  onSaved: (project: Project) => void;
  /** The last edit could not be saved and waits for a retry or a decision; `isFirst` unless a retry failed, too. */
  onTrouble: (error: unknown, isFirst: boolean) => void;
  /** Keeps the latest unsaved edit; `undefined` once nothing is unsaved. */
  keep: (unsaved: UnsavedEdit | undefined) => void;
  /** Debounce: the pause after the last edit before it is sent. */
  delayMs?: number;
};

/**
 * One project as it is on this screen. Sends one edit at a time and only the latest, on top of the
 * version before, and keeps an edit that could not be saved.
 */
export class ProjectSaver {
  readonly id: string;
  readonly #options: ProjectSaverOptions;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  /** The last known version of the server. */
  #saved: Project;
  /** The server's version after a conflict. */
  #theirs: Project | undefined;
  #isPending = false;
  #isDiscarded = false;
  #hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;

  constructor(options: ProjectSaverOptions) {
    this.id = options.project.id;
    this.#options = options;
    this.#saved = options.project;
    this.#state = { edit: editOf(options.project), status: 'saved' };
    if (options.unsaved) {
      this.edit(options.unsaved);
      this.flush();
    }
  }

  /** The last known version of the server. */
  get project(): Project {
    return this.#saved;
  }

  get isUnsaved(): boolean {
    return this.#isPending || this.#sending !== undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SaverState => this.#state;

  edit(given: Edit): void {
    const edit = this.#saved.link ? withContentOf(this.#saved, given) : given;
    this.#isPending = true;
    this.#options.keep({ project: this.#saved, edit });
    if (this.#state.status === 'conflict') {
      this.#show({ edit, status: 'conflict' }); // until the user decides
      return;
    }
    this.#show({ edit, status: 'saving' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#options.delayMs ?? 600);
  }

  /** Sends a pending edit now. With `keepalive` the request outlives the page. */
  async flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) {
      await this.#sending;
      if (this.#state.status !== 'saving') return; // saved, or just failed
    }
    if (!this.#isPending || this.#sending || this.#state.status === 'conflict') return;
    this.#isPending = false;
    this.#show({ ...this.#state, status: 'saving' });
    this.#sending = this.#send(this.#state.edit, keepalive);
    await this.#sending;
  }

  /** Takes over a newer version of the server, unless an edit is pending. */
  receive(project: Project): void {
    if (this.#isPending || this.#sending || project.version <= this.#saved.version) return;
    this.#saved = project;
    this.#show({ edit: editOf(project), status: 'saved' });
  }

  /** After a conflict: continues from the other device's version and drops the edits made here. */
  takeTheirs(): void {
    if (!this.#theirs) return;
    this.#saved = this.#theirs;
    this.#isPending = false;
    this.#options.keep(undefined);
    this.#show({ edit: editOf(this.#saved), status: 'saved' });
    this.#options.onSaved(this.#saved);
  }

  /** After a conflict: replaces the other device's version by the one on this screen. */
  overwrite(): void {
    if (!this.#theirs) return;
    this.#saved = this.#theirs;
    this.#options.keep({ project: this.#saved, edit: this.#state.edit });
    this.#show({ ...this.#state, status: 'failed' });
    this.flush();
  }

  /** The project is deleted or its user has left: nothing more is sent or reported. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#isPending = false;
    this.#isDiscarded = true;
  }

  async #send(edit: Edit, keepalive: boolean): Promise<void> {
    const { type, data, ...look } = edit;
    const changed = this.#saved.link ? look : edit;
    const body = { ...changed, version: this.#saved.version } as ChangeProjectBody;
    try {
      this.#settle(await this.#options.send(this.id, body, { keepalive }));
    } catch (error) {
      this.#fail(error, edit);
    } finally {
      this.#sending = undefined;
    }
  }

  #settle(project: Project): void {
    this.#saved = project;
    if (this.#isDiscarded) return;
    this.#hasFailed = false;
    this.#options.keep(this.#isPending ? { project, edit: this.#state.edit } : undefined);
    this.#options.onSaved(project);
    if (!this.#isPending) this.#show({ ...this.#state, status: 'saved' });
  }

  #fail(error: unknown, edit: Edit): void {
    if (this.#isDiscarded) return;
    const theirs = error instanceof CallError && (error.body.project as Project | undefined);
    // This edit was saved before: its answer was lost.
    if (theirs && isSame(editOf(theirs), edit)) {
      this.#settle(theirs);
      return;
    }
    this.#isPending = true;
    // Only the title changed meanwhile, so no edit is lost by continuing from there.
    if (theirs && isSame(editOf(theirs), editOf(this.#saved))) {
      this.#saved = theirs;
      this.#timer = setTimeout(() => this.flush());
      return;
    }
    this.#theirs = theirs || undefined;
    const isFirst = !this.#hasFailed || Boolean(theirs);
    this.#hasFailed = true;
    this.#show({ ...this.#state, status: theirs ? 'conflict' : 'failed' });
    this.#options.onTrouble(error, isFirst);
  }

  #show(state: SaverState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function editOf({ type, style, data, design }: Project): Edit {
  return { type, style, data, design } as Edit;
}

/** The content of a dynamic code stays: its symbol may be printed. */
function withContentOf({ type, data }: Project, edit: Edit): Edit {
  return { ...edit, type, data } as Edit;
}

function isSame(a: Edit, b: Edit): boolean {
  const { style: _ours, ...ours } = a; // the design contains it
  const { style: _theirs, ...theirs } = b;
  return isSameData(ours, theirs);
}

/** Ignores the order of keys, which a database may change. */
function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size && ours.every(([key, value]) => isSameData(value, theirs.get(key)))
  );
}
