import type { ChangeProjectBody, Project } from '@everscan/contract/api/projects';
import { CallError } from '../../lib/call.ts';

/** `conflict`: another device changed the project meanwhile. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'conflict';

/** What the editor changes of a project. */
export type Edit = Pick<Project, 'type' | 'style' | 'data' | 'design'>;

export type SaverState = { readonly edit: Edit; readonly status: SaveStatus };

type ProjectSaverOptions = {
  project: Project;
  send: (id: string, body: ChangeProjectBody, options: { keepalive: boolean }) => Promise<Project>;
  onSaved: (project: Project) => void;
  /** The last edit could not be saved; it waits here for a retry or a decision. */
  onTrouble: () => void;
  /** Pause after the last edit before it is sent. */
  delayMs?: number;
};

/**
 * One project as it is on this screen. Sends edits one at a time and only the latest, each on top of
 * the version before, and keeps what could not be saved.
 */
export class ProjectSaver {
  readonly id: string;
  readonly #options: ProjectSaverOptions;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  /** What the server has, as far as known here. */
  #saved: Project;
  /** What the server has instead, after a conflict. */
  #theirs: Project | undefined;
  #isPending = false;
  #isDiscarded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;

  constructor(options: ProjectSaverOptions) {
    this.id = options.project.id;
    this.#options = options;
    this.#saved = options.project;
    this.#state = { edit: editOf(options.project), status: 'saved' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SaverState => this.#state;

  edit(given: Edit): void {
    const edit = this.#saved.link ? withContentOf(this.#saved, given) : given;
    this.#isPending = true;
    if (this.#state.status === 'conflict') {
      this.#show({ edit, status: 'conflict' }); // until somebody decides
      return;
    }
    this.#show({ edit, status: 'saving' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#options.delayMs ?? 600);
  }

  /** Sends what waits now. `keepalive` lets the request outlive the page. */
  async flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) {
      await this.#sending;
      if (this.#state.status !== 'saving') return; // saved, or just tried in vain
    }
    if (!this.#isPending || this.#sending || this.#state.status === 'conflict') return;
    this.#isPending = false;
    this.#show({ ...this.#state, status: 'saving' });
    this.#sending = this.#send(this.#state.edit, keepalive);
    await this.#sending;
  }

  /** Takes what the server has now, unless something here waits to be saved on top of it. */
  receive(project: Project): void {
    if (this.#isPending || this.#sending || project.version <= this.#saved.version) return;
    this.#saved = project;
    this.#show({ edit: editOf(project), status: 'saved' });
  }

  /** After a conflict: goes on from what another device saved, without the edits made here. */
  takeTheirs(): void {
    if (!this.#theirs) return;
    this.#saved = this.#theirs;
    this.#isPending = false;
    this.#show({ edit: editOf(this.#saved), status: 'saved' });
    this.#options.onSaved(this.#saved);
  }

  /** After a conflict: keeps what is on this screen, over what another device saved. */
  overwrite(): void {
    if (!this.#theirs) return;
    this.#saved = this.#theirs;
    this.#show({ ...this.#state, status: 'failed' });
    this.flush();
  }

  /** The project is gone, or its user is: nothing more is sent or told. */
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
    this.#options.onSaved(project);
    if (!this.#isPending) this.#show({ ...this.#state, status: 'saved' });
  }

  #fail(error: unknown, edit: Edit): void {
    if (this.#isDiscarded) return;
    const theirs = error instanceof CallError && (error.body.project as Project | undefined);
    // The answer to this very edit was lost.
    if (theirs && isSame(editOf(theirs), edit)) {
      this.#settle(theirs);
      return;
    }
    this.#isPending = true;
    // Renamed meanwhile, perhaps in this very window: no edit is lost by going on from there.
    if (theirs && isSame(editOf(theirs), editOf(this.#saved))) {
      this.#saved = theirs;
      this.#timer = setTimeout(() => this.flush());
      return;
    }
    this.#theirs = theirs || undefined;
    this.#show({ ...this.#state, status: theirs ? 'conflict' : 'failed' });
    this.#options.onTrouble();
  }

  #show(state: SaverState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function editOf({ type, style, data, design }: Project): Edit {
  return { type, style, data, design } as Edit;
}

/** The symbol of a dynamic code may be printed: what it says does not change. */
function withContentOf({ type, data }: Project, edit: Edit): Edit {
  return { ...edit, type, data } as Edit;
}

function isSame(a: Edit, b: Edit): boolean {
  const { style: _ours, ...ours } = a; // the design says it too
  const { style: _theirs, ...theirs } = b;
  return isSameData(ours, theirs);
}

/** Whatever the order of the keys, which a database may change. */
function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size && ours.every(([key, value]) => isSameData(value, theirs.get(key)))
  );
}
