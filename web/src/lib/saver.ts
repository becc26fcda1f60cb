import { CallError } from './call.ts';

/** `conflict`: another device made a change meanwhile. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'conflict';

export type SaverState<Edit> = {
  readonly edit: Edit;
  readonly status: SaveStatus;
  /** Why the last edit was not saved. */
  readonly error?: unknown;
};

/** An edit that the server does not have, and the version that it changed. */
type Unsaved<Saved, Edit> = { readonly saved: Saved; readonly edit: Edit };

/** What is saved, and how it is edited. */
export type SaverModel<Saved, Edit> = {
  editOf(saved: Saved): Edit;
  isSame(a: Edit, b: Edit): boolean;
  /** Whether a saved version with the same edit has its marks, too. By default it does. */
  isSaved?(edit: Edit, saved: Saved): boolean;
  /** The server's version in the answer about a conflict. */
  theirsIn(error: CallError): Saved | undefined;
  /** An edit as far as it can be sent; the rest waits. By default all of it. */
  readyPart?(edit: Edit, saved: Saved): Edit;
  /** An edit as far as it is possible on top of `saved`. By default all of it. */
  fit?(edit: Edit, saved: Saved): Edit;
};

export type SaverOptions<Saved, Edit> = {
  saved: Saved;
  /** An edit from an earlier visit, to send now. */
  unsaved?: Edit | undefined;
  send: (edit: Edit, saved: Saved, options: { keepalive: boolean }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The last edit could not be saved and waits for a retry or a decision; `isFirst` unless a retry failed, too. */
  onTrouble: (error: unknown, isFirst: boolean) => void;
  /** Keeps the latest unsaved edit; `undefined` once nothing is unsaved. */
  keep: (unsaved: Unsaved<Saved, Edit> | undefined) => void;
  /** Debounce: the pause after the last edit before it is sent. */
  delayMs?: number | undefined;
};

/**
 * Something saved as it is on this screen. Sends one edit at a time and only the latest, on top of the
 * version before, and keeps an edit that could not be saved.
 */
export class Saver<Saved extends { version: number }, Edit> {
  readonly #model: SaverModel<Saved, Edit>;
  readonly #options: SaverOptions<Saved, Edit>;
  readonly #listeners = new Set<() => void>();
  #state: SaverState<Edit>;
  /** The last known version of the server. */
  #saved: Saved;
  /** The server's version after a conflict. */
  #theirs: Saved | undefined;
  /** An edit that the server will not accept. */
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

  /** The last known version of the server. */
  get saved(): Saved {
    return this.#saved;
  }

  get isUnsaved(): boolean {
    return this.#isPending || this.#sending !== undefined;
  }

  /** The edit that differs from the last known version, and that version. After `discard`, too. */
  get unsaved(): Unsaved<Saved, Edit> | undefined {
    const { isSame, editOf, isSaved } = this.#model;
    const [saved, { edit }] = [this.#saved, this.#state];
    const hasEdit = isSame(editOf(saved), edit) && (isSaved?.(edit, saved) ?? true);
    return hasEdit ? undefined : { saved, edit };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SaverState<Edit> => this.#state;

  edit(edit: Edit, delayMs = this.#options.delayMs ?? 600): void {
    this.#isPending = true;
    this.#options.keep({ saved: this.#saved, edit });
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

  /** The person has finished an edit. */
  commit(): Promise<void> {
    this.#stopTimer();
    return this.flush({ isForced: true });
  }

  /**
   * Sends a pending edit now. With `keepalive` the request outlives the page.
   * @param isForced also when the server has refused this edit before
   */
  async flush({ keepalive = false, isForced = false } = {}): Promise<void> {
    if (this.#isHeldBack()) {
      if (!this.#timer) this.#show({ ...this.#state, status: 'failed' });
      return;
    }
    this.#stopTimer();
    if (this.#sending) {
      await this.#sending;
      if (this.#state.status !== 'saving') return; // saved, or just failed
    }
    if (!this.#isPending || this.#sending || this.#state.status === 'conflict') return;
    if (!isForced && this.#refused === this.#state.edit) return;
    this.#isPending = false;
    this.#show({ ...this.#state, status: 'saving' });
    this.#sending = this.#send(this.#readyPart(), keepalive);
    await this.#sending;
  }

  /** Takes over a newer version of the server, unless a pending edit is in conflict with it. */
  receive(saved: Saved): void {
    if (this.#sending || saved.version <= this.#saved.version) return;
    if (!this.#isPending) {
      this.#saved = saved;
      this.#show({ edit: this.#model.editOf(saved), status: 'saved' });
    } else if (this.#isUntouchedIn(saved)) this.continueFrom(saved); // a rename, for example
  }

  /** Continues a pending edit on top of another version. */
  continueFrom(saved: Saved): void {
    this.#saved = saved;
    const edit = this.#isPending ? this.#fit(this.#state.edit, saved) : this.#model.editOf(saved);
    if (this.#isPending) this.#options.keep({ saved, edit });
    this.#show({ ...this.#state, edit });
  }

  /** After a conflict: continues from the other device's version and drops the edits made here. */
  takeTheirs(): void {
    if (!this.#theirs) return;
    this.#saved = this.#theirs;
    this.#theirs = undefined;
    this.#isPending = false;
    this.#options.keep(undefined);
    this.#show({ edit: this.#model.editOf(this.#saved), status: 'saved' });
    this.#options.onSaved(this.#saved);
  }

  /** After a conflict: replaces the other device's version by the one on this screen. */
  overwrite(): void {
    if (!this.#theirs) return;
    this.continueFrom(this.#theirs);
    this.#theirs = undefined;
    this.#show({ ...this.#state, status: 'failed' });
    this.flush();
  }

  /** It is deleted, or its user has left: nothing more is sent or reported. */
  discard(): void {
    this.#stopTimer();
    this.#isPending = false;
    this.#isDiscarded = true;
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
    this.#options.keep(this.#isPending ? { saved, edit: this.#state.edit } : undefined);
    this.#options.onSaved(saved);
    if (isPartlySent) this.#show({ ...this.#state, status: 'failed' });
    else if (!this.#isPending) this.#show({ edit: this.#state.edit, status: 'saved' });
  }

  #fail(error: unknown, edit: Edit): void {
    if (this.#isDiscarded) return;
    const { isSame, editOf, theirsIn, isSaved } = this.#model;
    const theirs = error instanceof CallError ? theirsIn(error) : undefined;
    const hasSame = theirs !== undefined && isSame(editOf(theirs), edit);
    // This edit was saved before: its response was lost.
    if (hasSame && (isSaved?.(edit, theirs) ?? true)) {
      this.#settle(theirs);
      return;
    }
    this.#isPending = true;
    // Nothing of the edit changed meanwhile, so nothing is lost by continuing from there.
    if (theirs && (hasSame || this.#isUntouchedIn(theirs))) {
      this.continueFrom(theirs);
      this.#timer = setTimeout(() => this.flush());
      return;
    }
    this.#theirs = theirs;
    if (isRefusal(error)) this.#refused = this.#state.edit;
    const isFirst = !this.#hasFailed || Boolean(theirs);
    this.#hasFailed = true;
    const shown = theirs ? this.#fit(this.#state.edit, theirs) : this.#state.edit;
    this.#show({ edit: shown, status: theirs ? 'conflict' : 'failed', error });
    this.#options.onTrouble(error, isFirst);
  }

  #fit(edit: Edit, saved: Saved): Edit {
    return this.#model.fit?.(edit, saved) ?? edit;
  }

  /** Whether a newer version has what the last known one had, as far as it still can. */
  #isUntouchedIn(saved: Saved): boolean {
    const { isSame, editOf } = this.#model;
    return isSame(editOf(saved), this.#fit(editOf(this.#saved), saved));
  }

  #readyPart(): Edit {
    const { edit } = this.#state;
    return this.#model.readyPart?.(edit, this.#saved) ?? edit;
  }

  /** Whether there is a pending edit of which nothing can be sent yet. */
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

/** The same edit would be refused again. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && (error.status === 400 || 'field' in error.body);
}
