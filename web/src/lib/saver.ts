import { CallError } from './call.ts';

/** `conflict`: another device has made a change in the meantime. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'conflict';

export type SaverState<Edit> = {
  readonly edit: Edit;
  readonly status: SaveStatus;
  /** The error of the last edit, if it was not saved. */
  readonly error?: unknown;
};

/** An edit that the server has not saved, and the version that it changed. */
type Unsaved<Saved, Edit> = { readonly saved: Saved; readonly edit: Edit };

/** Describes a kind of saved object, and how it is edited. */
export type SaverModel<Saved, Edit> = {
  editOf(saved: Saved): Edit;
  isSame(a: Edit, b: Edit): boolean;
  /** The server's version in the answer about a conflict. */
  theirsIn(error: CallError): Saved | undefined;
  /** The part of an edit that can be sent now. By default, the whole edit. */
  readyPart?(edit: Edit, saved: Saved): Edit;
};

export type SaverOptions<Saved, Edit> = {
  saved: Saved;
  /** An edit from an earlier visit, which is sent at once. */
  unsaved?: Edit | undefined;
  send: (edit: Edit, saved: Saved, options: { keepalive: boolean }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Called when an edit could not be saved, and waits for a retry or a decision. `isFirst` is false after a retry. */
  onTrouble: (error: unknown, isFirst: boolean) => void;
  /** Stores the latest unsaved edit, or removes it when called with `undefined`. */
  store: (unsaved: Unsaved<Saved, Edit> | undefined) => void;
  /** Debounce: the pause after the last edit before it is sent. */
  delayMs?: number | undefined;
};

/**
 * Saves the edits of one object. Sends one edit at a time, and only the latest, together with the version that it
 * changes. Stores an edit that could not be saved.
 */
export class Saver<Saved extends { version: number }, Edit> {
  readonly #model: SaverModel<Saved, Edit>;
  readonly #options: SaverOptions<Saved, Edit>;
  readonly #listeners = new Set<() => void>();
  #state: SaverState<Edit>;
  /** The server's last known version. */
  #saved: Saved;
  /** The server's version after a conflict. */
  #theirs: Saved | undefined;
  /** An edit that the server has rejected. */
  #refused: Edit | undefined;
  #isPending = false;
  #isDiscarded = false;
  #hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;

  constructor(model: SaverModel<Saved, Edit>, options: SaverOptions<Saved, Edit>) {
    this.#model = model;
    this.#options = options;
    this.#saved = options.saved;
    this.#state = { edit: model.editOf(options.saved), status: 'saved' };
    if (options.unsaved !== undefined) {
      this.edit(options.unsaved);
      this.#stopTimer();
      this.flush();
    }
  }

  /** The server's last known version. */
  get saved(): Saved {
    return this.#saved;
  }

  get isUnsaved(): boolean {
    return this.#isPending || this.#sending !== undefined;
  }

  /** The edit and the last known version, if they differ. Still available after `discard`. */
  get unsaved(): Unsaved<Saved, Edit> | undefined {
    const { isSame, editOf } = this.#model;
    const [saved, { edit }] = [this.#saved, this.#state];
    return isSame(editOf(saved), edit) ? undefined : { saved, edit };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SaverState<Edit> => this.#state;

  edit(edit: Edit, delayMs = this.#options.delayMs ?? 600): void {
    this.#isPending = true;
    this.#options.store({ saved: this.#saved, edit });
    if (this.#state.status === 'conflict') {
      this.#show({ edit, status: 'conflict' }); // until the user decides
      return;
    }
    this.#show({ edit, status: 'saving' });
    this.#stopTimer();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.commit();
    }, delayMs);
  }

  /** Saves the edit at once, because the person has finished it. */
  commit(): Promise<void> {
    this.#stopTimer();
    return this.flush({ isForced: true });
  }

  /**
   * Sends a pending edit now. With `keepalive` the request continues after the page is closed.
   * @param isForced whether to send even an edit that the server has rejected before
   */
  async flush({ keepalive = false, isForced = false } = {}): Promise<void> {
    if (this.#isHeldBack()) {
      if (!this.#timer) this.#show({ ...this.#state, status: 'failed' });
      return;
    }
    this.#stopTimer();
    if (this.#sending) {
      await this.#sending;
      if (this.#state.status !== 'saving') return; // the edit was saved, or has just failed
    }
    if (!this.#isPending || this.#sending || this.#state.status === 'conflict') return;
    if (!isForced && this.#refused === this.#state.edit) return;
    this.#isPending = false;
    this.#show({ ...this.#state, status: 'saving' });
    this.#sending = this.#send(this.#readyPart(), keepalive);
    await this.#sending;
  }

  /** Adopts a newer version from the server, unless a pending edit conflicts with it. */
  receive(saved: Saved): void {
    if (this.#sending || saved.version <= this.#saved.version) return;
    if (!this.#isPending) {
      this.#saved = saved;
      this.#show({ edit: this.#model.editOf(saved), status: 'saved' });
    } else if (this.#isUntouchedIn(saved)) this.#continueFrom(saved); // for example after a rename
  }

  /** Resolves a conflict: adopts the other device's version, and drops the local edits. */
  takeTheirs(): void {
    if (!this.#theirs) return;
    this.#saved = this.#theirs;
    this.#theirs = undefined;
    this.#isPending = false;
    this.#options.store(undefined);
    this.#show({ edit: this.#model.editOf(this.#saved), status: 'saved' });
    this.#options.onSaved(this.#saved);
  }

  /** Resolves a conflict: replaces the other device's version with the local one. */
  overwrite(): void {
    if (!this.#theirs) return;
    this.#continueFrom(this.#theirs);
    this.#theirs = undefined;
    this.#show({ ...this.#state, status: 'failed' });
    this.flush();
  }

  /** Stops sending and reporting, because the object was deleted or its user has signed out. */
  discard(): void {
    this.#stopTimer();
    this.#isPending = false;
    this.#isDiscarded = true;
  }

  /** Continues a pending edit with another version. */
  #continueFrom(saved: Saved): void {
    this.#saved = saved;
    this.#options.store({ saved, edit: this.#state.edit });
  }

  async #send(edit: Edit, keepalive: boolean): Promise<void> {
    try {
      this.#settle(await this.#options.send(edit, this.#saved, { keepalive }));
    } catch (error) {
      this.#fail(error, edit);
    } finally {
      this.#sending = undefined;
    }
  }

  #settle(saved: Saved): void {
    this.#saved = saved;
    if (this.#isDiscarded) return;
    this.#hasFailed = false;
    this.#refused = undefined;
    const isPartlySent =
      !this.#isPending && !this.#model.isSame(this.#readyPart(), this.#state.edit);
    if (isPartlySent) this.#isPending = true;
    this.#options.store(this.#isPending ? { saved, edit: this.#state.edit } : undefined);
    this.#options.onSaved(saved);
    if (isPartlySent) this.#show({ ...this.#state, status: 'failed' });
    else if (!this.#isPending) this.#show({ edit: this.#state.edit, status: 'saved' });
  }

  #fail(error: unknown, edit: Edit): void {
    if (this.#isDiscarded) return;
    const { isSame, editOf, theirsIn } = this.#model;
    const theirs = error instanceof CallError ? theirsIn(error) : undefined;
    // The edit was already saved, but the response was lost.
    if (theirs && isSame(editOf(theirs), edit)) {
      this.#settle(theirs);
      return;
    }
    this.#isPending = true;
    // The other device has not changed the edited parts, so the edit can continue with its version.
    if (theirs && this.#isUntouchedIn(theirs)) {
      this.#continueFrom(theirs);
      this.#timer = setTimeout(() => this.flush());
      return;
    }
    this.#theirs = theirs;
    if (isRefusal(error)) this.#refused = this.#state.edit;
    const isFirst = !this.#hasFailed || Boolean(theirs);
    this.#hasFailed = true;
    this.#show({ ...this.#state, status: theirs ? 'conflict' : 'failed', error });
    this.#options.onTrouble(error, isFirst);
  }

  /** Whether a newer version still has the values of the last known one. */
  #isUntouchedIn(saved: Saved): boolean {
    const { isSame, editOf } = this.#model;
    return isSame(editOf(saved), editOf(this.#saved));
  }

  #readyPart(): Edit {
    const { edit } = this.#state;
    return this.#model.readyPart?.(edit, this.#saved) ?? edit;
  }

  /** Whether no part of the pending edit can be sent yet. */
  #isHeldBack(): boolean {
    if (!this.#isPending || this.#sending || this.#state.status === 'conflict') return false;
    const { isSame, editOf } = this.#model;
    const ready = this.#readyPart();
    return !isSame(ready, this.#state.edit) && isSame(ready, editOf(this.#saved));
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(state: SaverState<Edit>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the server would reject the same edit again. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && (error.status === 400 || 'field' in error.body);
}
