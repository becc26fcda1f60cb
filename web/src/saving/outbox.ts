import type { Project } from '@everscan/contract/codes.schemas';
import * as offline from '@everscan/messages/offline';
import * as m from '@everscan/messages/projects';
import { type Answer, type Args, type WriteRoute, write } from '../lib/api.ts';
import { CallError, newIdempotencyKey } from '../lib/call.ts';
import { IntentKey } from '../lib/intent-key.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { toast } from '../lib/toasts.ts';
import { dropWork, readWork, storeWork, workNames } from '../lib/unsaved-work.ts';
import {
  applyEdit,
  differing,
  type Edit,
  heldParts,
  isEmpty,
  isSame,
  isSameData,
  newer,
  type Part,
  partsOf,
  pick,
} from './code-edit.ts';
import {
  isRequest,
  type Mutation,
  merge,
  type Queue,
  type Request,
  rebased,
  requestName,
  requestOf,
  unsealed,
  upsert,
  withSeal,
} from './mutations.ts';
import { takeOldWork } from './old-work.ts';
import { WorkStore } from './work-store.ts';

/**
 * - `waiting`: not under way, because the server could not be reached or has refused it
 * - `unpublished`: only values that a person has not finished, such as a half-typed target
 * - `undecided`: the person has not decided yet whether to change the code
 * - `conflict`: another device has changed the same parts in the meantime
 */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'unpublished' | 'undecided' | 'conflict';

/** A saved code as the screen shows it: the server's state with all edits on this device. */
export type CodeState = {
  readonly project: Project;
  /** The values that fields show, which may be neither published nor decided yet. */
  readonly fields: Edit;
  readonly status: SaveStatus;
  /** Why the last edit was not saved. */
  readonly error?: CallError | undefined;
  /** Why the server refuses the values of single fields. */
  readonly refusals: ReadonlyMap<Part, CallError>;
  /** A field of the link that is still being typed. */
  readonly typing?: Part | undefined;
  /** A title that was typed, but not finished. */
  readonly typedTitle?: string | undefined;
  /** The edits that wait to be sent, if there are any. */
  readonly unsaved?: Edit | undefined;
  /** The edit that waits for a decision of the person, if there is one. */
  readonly asked?: Edit | undefined;
};

/** A request that waits on this device. `id` names its queue, and `error` says why it was not saved. */
export type KeptRequest = Request & {
  readonly id: string;
  readonly isSending: boolean;
  readonly error?: CallError | undefined;
};

export type OutboxEvents = {
  onSaved(project: Project): void;
  /**
   * Called when an edit, or without a project a request, could not be saved. `isFirst` is false after a retry. What
   * `send` reports itself is left out.
   */
  onTrouble(project: Project | undefined, error: CallError, isFirst: boolean): void;
  /** Called when a request has been answered for which no `send` of this tab waits. */
  onSent?(sent: Sent): void;
};

export type Sent = Request & {
  readonly id: string;
  readonly answer: unknown;
  /** Another tab waited for the answer, and shows what it has made. */
  readonly isElsewhere?: boolean;
};
type Outcome = { readonly answer: unknown } | { readonly error: CallError };
/** A request for whose outcome `send` waits. */
type Awaited = { readonly fallback: string; outcome?: Outcome };
type News = { code: string; project?: Project; sent?: Sent };

type SendOptions = {
  /** The message if the server gives no reason. */
  fallback: string;
  /** The caller tells the person that the request waits on this device. */
  isQuiet?: boolean;
};

type Trouble = {
  /** The mutation that could not be saved. */
  readonly key: string | undefined;
  readonly is: 'failed' | 'refused' | 'conflict' | 'gone';
  readonly error: CallError;
  readonly attempts: number;
  /** The next attempt, in ms since 1970. */
  readonly until: number;
};

type FlushOptions = {
  /** The request continues after the page is closed. */
  keepalive?: boolean;
  /** Sends even an edit that the server has refused before. */
  isForced?: boolean;
  /** Sends only what is due. */
  isTimer?: boolean;
};

/** Debounce: the pause after the last edit before it is sent. */
const PAUSE_MS = 600;
/** Debounce: a date or time is published after this pause in typing. */
const TYPING_PAUSE_MS = 2000;
const LEASE_MS = 20_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 120_000;
const NEWEST = 'newest:';

/**
 * What a user has changed or made and the server has not confirmed: one queue per code, sent in order, kept on the device.
 * `edit` shows a change at once, `state` returns what the screen shows, and a late answer replaces only the server's
 * half of it. `send` does the same for other writes, such as new codes.
 *
 *     const outbox = await Outbox.open(userId);
 *     outbox.receive([project]);
 *     outbox.edit(project.id, { title: 'Menu' });
 *     outbox.state(project.id)?.status; // 'saving'
 */
export class Outbox {
  readonly userId: number;
  on: OutboxEvents = { onSaved() {}, onTrouble() {} };
  /** The codes with edits from an earlier visit, which may have been saved since. */
  readonly earlier = new Set<string>();
  /** How many codes have edits that a later release of this site has stored, which only that one can send. */
  unknown = 0;
  /** Grows with each change of a state. */
  changes = 0;
  readonly #tab: string;
  readonly #store: WorkStore;
  readonly #onSent: (sent: Sent) => void;
  readonly #queues = new Map<string, Queue>();
  readonly #server = new Map<string, Project>();
  /** The mutations that the store contains, by key. */
  readonly #stored = new Map<string, Mutation>();
  /** The mutations to remove from the store: the codes by key. */
  readonly #removed = new Map<string, string>();
  readonly #troubles = new Map<string, Trouble>();
  readonly #refusals = new Map<string, Map<Part, { value: unknown; error: CallError }>>();
  readonly #typing = new Map<string, Part>();
  /** The codes of which something was held back on this visit. */
  readonly #typed = new Set<string>();
  /** The codes whose head is being sent. */
  readonly #sending = new Map<string, Promise<void>>();
  readonly #writing = new Map<string, Promise<void>>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The codes whose latest edit waits for a pause in typing. */
  readonly #pausing = new Set<string>();
  readonly #states = new Map<string, CodeState>();
  /** What has become of the requests for which `send` waits. */
  readonly #awaited = new Map<string, Awaited>();
  /** The versions that requests have made, by the id of what they changed. */
  readonly #versions = new Map<string, { version: number | undefined; by: string }>();
  /** Gives a request that the server has refused the same key when the person repeats it. */
  readonly #intent = new IntentKey();
  readonly #listeners = new Set<() => void>();
  readonly #channel: BroadcastChannel | undefined;
  #isPaused = false;
  #isClosed = false;

  private constructor(userId: number, store: WorkStore, onSent: (sent: Sent) => void) {
    this.userId = userId;
    this.#store = store;
    this.#onSent = onSent;
    this.#tab = tabId();
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(`unsaved-work:${userId}`);
    this.#channel.onmessage = ({ data }) => this.#hear(data);
  }

  /**
   * Reads what waits on this device, and sends it.
   * @param onSent like the event, which a page may not hear
   */
  static async open(userId: number, onSent: (sent: Sent) => void = () => {}): Promise<Outbox> {
    const store = await WorkStore.open(userId);
    const outbox = new Outbox(userId, store, onSent);
    await outbox.#read();
    outbox.unknown = await store.countUnknown();
    addEventListener('online', outbox.#retryAll);
    document.addEventListener('visibilitychange', outbox.#handleHide);
    for (const code of outbox.#queues.keys()) {
      if (outbox.#headOf(code) && !isRequest(code)) outbox.earlier.add(code);
      outbox.#tell({ code }); // a tab that has crashed may not have told the others
      outbox.#pump(code, {});
    }
    return outbox;
  }

  /** Whether the browser keeps unsaved edits for this page at most, or has little room for them. */
  get isLimited(): boolean {
    return this.#store.isLimited;
  }

  /** Stops sending and listening. What waits stays on the device. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#channel?.close();
    removeEventListener('online', this.#retryAll);
    document.removeEventListener('visibilitychange', this.#handleHide);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes states of codes from the server, of which some may be older than the known ones. */
  receive(projects: readonly Project[]): void {
    for (const project of projects) {
      const known = this.#serverOf(project.id);
      const next = known ? newer(known, project) : project;
      if (next === this.#server.get(project.id)) continue;
      this.#server.set(project.id, next);
      this.#rebase(project.id, next);
    }
  }

  /**
   * @param project the code as the server has it, if it has not been received
   * @returns undefined if neither the server nor this device has told anything about the code
   */
  state(code: string, project?: Project): CodeState | undefined {
    const server = this.#serverOf(code);
    // A list contains designs without the image of the logo.
    if (project && (!server || (isBare(server) && !isBare(project)))) {
      this.#server.set(code, project);
      this.#states.delete(code);
    }
    const known = this.#states.get(code);
    if (known) return known;
    const base = this.#serverOf(code);
    if (!base) return undefined;
    const state = this.#stateOf(code, base);
    this.#states.set(code, state);
    return state;
  }

  /** A listed code with its edits that wait to be sent. */
  asShown(project: Project): Project {
    const { unsaved } = this.state(project.id) ?? {};
    return unsaved ? applyEdit(project, unsaved) : project;
  }

  /** The codes with edits on this device. */
  codes(): string[] {
    return [...this.#queues.keys()].filter((name) => !isRequest(name));
  }

  /**
   * Sends a request until it is answered, over a lost connection, a reload and a crash. The same request waits only once.
   * @returns the answer; undefined if it waits on this device, of which the person is told
   * @throws {CallError} if the server refuses it, or this device has no room for it
   */
  async send<Name extends WriteRoute>(
    route: Name,
    args: Args<Name>,
    { fallback, isQuiet = false }: SendOptions,
  ): Promise<Answer<Name> | undefined> {
    if (this.#isPaused) throw new CallError(m.signedOut, 401);
    const key = this.#intent.of([route, args]);
    const request = { route, args: args as unknown as Request['args'] };
    const isAlike = (id: string) => JSON.stringify(this.#requestAt(id)) === JSON.stringify(request);
    const name = this.#requestNames().find(isAlike) ?? requestName(key);
    const awaited: Awaited = this.#awaited.get(name) ?? { fallback };
    this.#awaited.set(name, awaited);
    if (!this.#queues.has(name)) {
      this.#removed.delete(key); // refused before
      this.#replace(name, () => [requestOf(key, request, this.#lease())]);
    }
    await this.#pumpInOrder(name);
    this.#awaited.delete(name);
    this.#changed(name);
    const { outcome } = awaited;
    if (outcome && 'answer' in outcome) {
      this.#intent.end();
      return outcome.answer as Answer<Name>;
    }
    await this.#writing.get(name);
    if (outcome && !(mayArrive(outcome.error) && this.#store.isKept(name))) {
      this.discard(name);
      throw outcome.error;
    }
    this.#intent.end();
    const text = route === 'POST /api/projects' ? offline.keptHere : offline.keptForLater;
    if (!isQuiet) toast('info', offline.keptHereTitle, text);
    return undefined;
  }

  /** The requests that wait on this device, oldest first. @param path part of the path of their routes */
  requests(path = ''): KeptRequest[] {
    return this.#requestNames().flatMap((id) => {
      const request = this.#requestAt(id);
      if (!request?.route.includes(path) || this.#awaited.has(id)) return [];
      const { error } = this.#troubles.get(id) ?? {};
      return [{ id, ...request, isSending: this.#sending.has(id), error }];
    });
  }

  #requestNames(): string[] {
    return [...this.#queues.keys()].filter(isRequest).sort();
  }

  #requestAt(name: string): Request | undefined {
    return this.#headOf(name)?.request;
  }

  /** Whether the server has said that the user has no such code any more. */
  isGone(code: string): boolean {
    return this.#troubles.get(code)?.is === 'gone';
  }

  /** Changes parts of a code, and saves them after a pause. Holds back what the server would refuse. */
  edit(code: string, edit: Edit, delayMs = PAUSE_MS): void {
    const state = this.state(code);
    if (!state) return;
    const { content, ...rest } = edit;
    // The content of a dynamic code cannot change, because its symbol may be printed.
    const wanted = state.project.link || !content ? rest : edit;
    if (state.asked) this.ask(code, pick(wanted, isInQuestion));
    const decided = state.asked ? pick(wanted, (part) => !isInQuestion(part)) : wanted;
    this.#put(code, decided, heldParts({ ...state.fields, ...wanted }));
    this.#typing.delete(code);
    const { is } = this.#troubles.get(code) ?? {};
    if (is === 'refused') this.#troubles.delete(code);
    this.#pause(code, delayMs, () => this.#pump(code, {}));
    this.#changed(code);
  }

  /**
   * Holds an edit of content and design back until the person has decided whether to change the code, as well as later
   * edits of them. Without a change of the content, nothing is in question, so that the edit is saved.
   */
  ask(code: string, edit: Edit): void {
    const { asked, fields = {} } = this.state(code) ?? {};
    const { content = fields.content } = edit;
    if (!asked && isSame('content', content, fields.content)) {
      this.edit(code, edit);
      return;
    }
    this.#add(code, edit, { isHeld: true, isAsked: true });
    if (!this.state(code)?.asked?.content) {
      this.#release(code);
      this.#pause(code, PAUSE_MS, () => this.#pump(code, {}));
    }
    this.#changed(code);
  }

  /** Sends the edit that was held back by `ask`. @returns a function that takes the decision back */
  decide(code: string): () => void {
    const { asked = {}, project } = this.state(code) ?? {};
    const isAsked = (part: Part) => part in asked;
    const before = project ? pick(partsOf(project), isAsked) : {};
    this.#release(code);
    this.#pump(code, {});
    return () => {
      const now = pick(this.state(code)?.fields ?? {}, isAsked);
      this.edit(code, before, 0);
      this.ask(code, now);
    };
  }

  /** Drops the edit that was held back by `ask`. @returns a function that asks again */
  withdraw(code: string): () => void {
    const { asked = {} } = this.state(code) ?? {};
    this.#replace(code, (mutations) => mutations.filter(({ isAsked }) => !isAsked));
    return () => this.ask(code, asked);
  }

  /** Makes the edit in question the last one that is ready. */
  #release(code: string): void {
    for (const each of this.#mutationsOf(code)) {
      const { isHeld: _held, isAsked, ...decided } = each;
      if (!isAsked) continue;
      this.#swap(code, each, undefined);
      // A new key, because another tab may be withdrawing the question.
      this.#swap(code, undefined, this.#leased({ ...decided, key: newIdempotencyKey() }));
    }
  }

  /** Changes a field in which a half-typed value may already be valid. An address is saved only on demand. */
  type<Name extends Part>(code: string, part: Name, value: Edit[Name]): void {
    this.#put(code, { [part]: value }, new Set([part]));
    this.#typing.set(code, part);
    if (isTime(part)) this.#pause(code, TYPING_PAUSE_MS, () => this.publish(code, part));
    this.#changed(code);
  }

  /** Saves at once, including values of the link, or of one of its fields, that were held back and can be sent. */
  publish(code: string, only?: Part): Promise<void> {
    this.#stopPausing(code);
    this.#typing.delete(code);
    const fields = this.state(code)?.fields ?? {};
    const held = this.#heldEdit(code);
    const isWanted = (part: Part) =>
      part !== 'title' && (!only || part === only || (isTime(part) && isTime(only)));
    this.#put(code, pick(held, isWanted), heldParts(fields, this.#refusedIn(code, held)));
    this.#changed(code);
    return this.#pump(code, { isForced: true });
  }

  /** Like `publish`, and also tries again what the server has refused. */
  retry(code: string): Promise<void> {
    this.#refusals.delete(code);
    if (!isRequest(code)) return this.publish(code);
    // Replaces what another device has changed.
    if (this.#troubles.get(code)?.error.status === 409) this.#alter(code, { version: undefined });
    return this.#pumpInOrder(code);
  }

  /** Changes a request that the server has refused. */
  #alter(name: string, change: object): void {
    const head = this.#headOf(name);
    if (!head?.request) return;
    const { route, args } = head.request;
    const next = { route, args: { ...args, body: { ...args.body, ...change } } };
    this.#swap(name, head, requestOf(newIdempotencyKey(), next, this.#lease()));
  }

  /** Drops values that are not published: a half-typed one, or those of the link. */
  unpublish(code: string, dropped: Part | 'link' = 'link'): void {
    this.#typing.delete(code);
    const isDropped = (part: Part) => (dropped === 'link' ? part !== 'title' : part === dropped);
    for (const each of this.#mutationsOf(code)) {
      if (isTyped(each)) this.#cut(code, each, pick(each.edit, isDropped));
    }
    this.#changed(code);
  }

  /** Keeps a title that is still being typed, unless it is blank. It is saved by `edit`. */
  typeTitle(code: string, title: string): void {
    if (title.trim()) this.#put(code, { title: title.trim() }, new Set<Part>(['title']));
    else this.unpublish(code, 'title');
  }

  /** Whether values of a link were typed on this visit that are not published. */
  get hasUnpublished(): boolean {
    return [...this.#typed].some((code) => !isEmpty(this.#heldLink(code)));
  }

  /** Sends what waits, unless the server has refused it. */
  flush(code: string): Promise<void> {
    this.#stopPausing(code);
    return this.#pump(code, {});
  }

  async flushAll(options: FlushOptions = {}): Promise<void> {
    const codes = this.codes().map((code) => {
      this.#stopPausing(code);
      return this.#pump(code, options);
    });
    for (const name of this.#requestNames()) await this.#pump(name, options);
    await Promise.all(codes);
  }

  /** Stops sending while the session has ended, and then sends everything. */
  pause(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return;
    this.#isPaused = isPaused;
    if (!isPaused) this.flushAll();
  }

  /** Resolves a conflict: drops the edits of the parts that another device has changed. */
  takeTheirs(code: string): void {
    const server = this.#serverOf(code);
    const head = this.#headOf(code);
    if (!server || !head || this.#troubles.get(code)?.is !== 'conflict') return;
    this.#troubles.delete(code);
    for (const each of this.#mutationsOf(code)) {
      if (!each.isHeld) this.#cut(code, unsealed(each), head.edit);
    }
    this.#rebase(code, server);
    this.on.onSaved(server);
    this.#pump(code, {});
  }

  /** Resolves a conflict: replaces the other device's version with the edits. */
  keepMine(code: string): void {
    const server = this.#serverOf(code);
    const head = this.#headOf(code);
    if (!server || !head || this.#troubles.get(code)?.is !== 'conflict') return;
    this.#troubles.delete(code);
    const mine = this.#renewed(head, server);
    this.#swap(code, head, isEmpty(mine.edit) ? undefined : mine);
    this.#pump(code, {});
  }

  /**
   * Drops all edits of a code, because it is being deleted or they continue elsewhere.
   * @returns a function that continues them, for example after Undo
   */
  discard(code: string): () => void {
    const { mutations = [] } = this.#queues.get(code) ?? {};
    const server = this.#serverOf(code);
    this.#stopPausing(code);
    this.#troubles.delete(code);
    this.#replace(code, () => []);
    this.#server.delete(code);
    if (isRequest(code)) this.#pumpRequests();
    return () => {
      if (mutations.length === 0) return;
      if (server && !this.#server.has(code)) this.#server.set(code, server);
      for (const { key } of mutations) this.#removed.delete(key);
      this.#replace(code, (added) => [...mutations.map(this.#leased), ...added]);
      this.#pump(code, {});
    };
  }

  /** The requests to the same route that come first, so that new codes keep their order, and the last change wins. */
  #before(name: string): string[] {
    const { route } = this.#requestAt(name) ?? {};
    return this.#requestNames().filter(
      (other) =>
        other < name &&
        this.#requestAt(other)?.route === route &&
        this.#troubles.get(other)?.is !== 'refused',
    );
  }

  async #pumpInOrder(name: string): Promise<void> {
    for (const each of [...this.#before(name), name]) await this.#pump(each, { isForced: true });
  }

  // What the screen shows

  #serverOf(code: string): Project | undefined {
    return this.#server.get(code) ?? this.#queues.get(code)?.project;
  }

  #mutationsOf(code: string): readonly Mutation[] {
    return this.#queues.get(code)?.mutations ?? [];
  }

  #headOf(code: string): Mutation | undefined {
    return this.#mutationsOf(code).find(({ isHeld }) => !isHeld);
  }

  #heldEdit(code: string): Edit {
    return editOf(this.#mutationsOf(code).filter(isTyped));
  }

  #heldLink = (code: string) => pick(this.#heldEdit(code), (part) => part !== 'title');

  #stateOf(code: string, server: Project): CodeState {
    const mutations = this.#mutationsOf(code);
    const ready = mutations.filter(({ isHeld }) => !isHeld);
    const project = ready.reduce((shown, { edit }) => applyEdit(shown, edit), server);
    const held = this.#heldEdit(code);
    const unsaved = editOf(ready);
    const asked = editOf(mutations.filter(({ isAsked }) => isAsked));
    const shown: Edit = { ...partsOf(project), ...unsaved, ...held, ...asked };
    const refused = this.#refusals.get(code) ?? new Map();
    const refusals = new Map(
      this.#refusedIn(code, held).map((part) => [part, refused.get(part).error]),
    );
    const trouble = this.#troubles.get(code);
    return {
      project,
      fields: shown,
      status: this.#statusOf(
        code,
        trouble,
        ready.length > 0,
        refusals.size > 0,
        isEmpty(asked) ? !isEmpty(this.#heldLink(code)) && 'unpublished' : 'undecided',
      ),
      error: trouble?.error,
      refusals,
      typing: this.#typing.get(code),
      typedTitle: held.title,
      unsaved: ready.length > 0 ? unsaved : undefined,
      asked: isEmpty(asked) ? undefined : asked,
    };
  }

  #statusOf(
    code: string,
    trouble: Trouble | undefined,
    isUnsaved: boolean,
    isRefused: boolean,
    held: SaveStatus | false,
  ): SaveStatus {
    if (trouble?.is === 'conflict') return 'conflict';
    const isUnderWay = this.#sending.has(code) || (this.#pausing.has(code) && isUnsaved);
    if (isUnderWay && !this.#isPaused) return 'saving';
    if (trouble || isRefused) return 'waiting';
    if (isUnsaved) return this.#isOffline() || this.#isPaused ? 'waiting' : 'saving';
    return held || 'saved';
  }

  /** The parts whose current values the server has refused. */
  #refusedIn(code: string, held: Edit): Part[] {
    return [...(this.#refusals.get(code) ?? [])]
      .filter(([part, { value }]) => part in held && isSame(part, held[part], value))
      .map(([part]) => part);
  }

  #changed(code: string): void {
    this.#states.delete(code);
    this.changes++;
    for (const listener of this.#listeners) listener();
  }

  // Changes of a queue

  /** Puts an edit into the queue: the parts in `held` unpublished, the others ready. */
  #put(code: string, edit: Edit, held: ReadonlySet<Part>): void {
    for (const isHeld of [false, true]) {
      const piece = pick(edit, (part) => held.has(part) === isHeld);
      if (isEmpty(piece)) continue;
      this.#add(code, piece, isHeld ? { isHeld } : {});
      if (isHeld) this.#typed.add(code);
    }
  }

  /** Adds an edit to the last mutation of its kind, or as a new one. */
  #add(code: string, piece: Edit, kind: Pick<Mutation, 'isHeld' | 'isAsked'>): void {
    const server = this.#serverOf(code);
    if (!server) return;
    const others = this.#mutationsOf(code).filter((each) => each.isHeld && !kind.isHeld);
    // A part is either held or ready.
    for (const other of others) this.#cut(code, other, piece);
    const last = this.#mutationsOf(code).findLast(
      (each) =>
        Boolean(each.isHeld) === Boolean(kind.isHeld) &&
        Boolean(each.isAsked) === Boolean(kind.isAsked),
    );
    // An earlier one stays as it is, so that the latest edit is sent last.
    const own = last && this.#isChangeable(last) ? last : undefined;
    const below = this.#mutationsOf(code).filter((each) => each !== own && !each.isHeld);
    const under = { ...partsOf(server), ...editOf(below) };
    const left = differing({ ...own?.edit, ...piece }, under);
    const known = pick(own?.before ?? {}, (part) => part in left);
    const mutation: Mutation = {
      key: own?.key ?? newIdempotencyKey(),
      edit: left,
      before: { ...pick(under, (part) => part in left), ...known },
      base: own?.base ?? server.version,
      ...kind,
      lease: this.#lease(),
    };
    this.#swap(code, own, isEmpty(left) ? undefined : mutation);
  }

  /** Whether this tab may still change a mutation. */
  #isChangeable({ isHeld, sealed, lease }: Mutation): boolean {
    return isHeld || (!sealed && lease.tab === this.#tab);
  }

  /** Removes from a mutation what another one replaces. */
  #cut(code: string, mutation: Mutation, replaced: Edit): void {
    const edit = pick(mutation.edit, (part) => !(part in replaced));
    if (Object.keys(edit).length === Object.keys(mutation.edit).length) return;
    this.#swap(code, mutation, isEmpty(edit) ? undefined : { ...mutation, edit });
  }

  /** Replaces a mutation, removes it, or appends a new one. */
  #swap(code: string, mutation: Mutation | undefined, next: Mutation | undefined): void {
    this.#replace(code, (mutations) => {
      if (!mutation) return next ? [...mutations, next] : mutations;
      return mutations.flatMap((each) => (each.key === mutation.key ? (next ?? []) : each));
    });
  }

  #replace(code: string, change: (mutations: readonly Mutation[]) => readonly Mutation[]): void {
    const before = this.#mutationsOf(code);
    const after = change(before);
    if (after === before || (after.length === 0 && before.length === 0)) return;
    const keys = new Set(after.map(({ key }) => key));
    for (const { key } of before) if (!keys.has(key)) this.#removed.set(key, code);
    this.#hold(code, after);
    this.#keep(code);
    this.#changed(code);
  }

  #hold(code: string, mutations: readonly Mutation[]): void {
    const project = this.#serverOf(code);
    if (mutations.length === 0) this.#queues.delete(code);
    else this.#queues.set(code, { project, mutations });
    if (mutations.length === 0 && project) this.#server.set(code, project);
    // Another tab may have saved it.
    if (this.#troubles.get(code)?.key !== this.#headOf(code)?.key) this.#troubles.delete(code);
  }

  /** Continues unsent mutations with a newer state, unless that has changed the same parts. */
  #rebase(code: string, project: Project, sent: Edit = {}): void {
    if (this.#troubles.get(code)?.is !== 'conflict') {
      this.#replace(code, (mutations) => {
        // Another tab may be changing its own at this moment.
        const next = mutations.flatMap((each) =>
          each.lease.tab === this.#tab ? (rebased(each, project, sent) ?? []) : each,
        );
        const isSameQueue =
          next.length === mutations.length && next.every((each, i) => each === mutations[i]);
        return isSameQueue ? mutations : next;
      });
    }
    this.#changed(code);
  }

  /** A mutation on another base. */
  #renewed(mutation: Mutation, project: Project): Mutation {
    const now = partsOf(project);
    const edit = differing(mutation.edit, now);
    return this.#leased({
      ...unsealed(mutation),
      edit,
      before: pick(now, (part) => part in edit),
      base: project.version,
    });
  }

  #lease = () => ({ tab: this.#tab, until: Date.now() + LEASE_MS });
  #leased = (mutation: Mutation): Mutation => ({ ...mutation, lease: this.#lease() });

  // Sending

  #pump(code: string, options: FlushOptions): Promise<void> {
    const running = this.#sending.get(code);
    if (running) return running;
    if (!this.#mayTry(code, options)) {
      this.#plan(code);
      return Promise.resolve();
    }
    const run = this.#sendAll(code, options).finally(() => {
      this.#sending.delete(code);
      this.#changed(code);
      // What was put back meanwhile, such as after Undo, is sent now.
      if (this.#pausing.has(code) || this.#troubles.has(code)) this.#plan(code);
      else this.#pump(code, {});
    });
    this.#sending.set(code, run);
    this.#changed(code);
    return run;
  }

  #mayTry(code: string, { isForced = false, isTimer = false }: FlushOptions): boolean {
    const head = this.#headOf(code);
    if (!head || this.#isPaused || this.#isClosed) return false;
    if (head.lease.tab !== this.#tab && head.lease.until > Date.now()) return false;
    const trouble = this.#troubles.get(code);
    if (trouble?.is === 'conflict') return false;
    if (isRequest(code) && this.#before(code).length > 0) return false;
    if (isForced) return true;
    if (this.#isOffline() || trouble?.is === 'refused') return false;
    const mustWait = isTimer || trouble?.error.retryAfterMs !== undefined;
    return !trouble || !mustWait || trouble.until <= Date.now();
  }

  /** The browser knows that it has no connection, so nothing needs to be sealed yet. */
  #isOffline = () => navigator.onLine === false;

  async #sendAll(code: string, { keepalive = false }: FlushOptions): Promise<void> {
    for (;;) {
      const head = this.#headOf(code);
      if (!head || this.#isPaused || this.#isClosed || this.#pausing.has(code)) return;
      const isOwn = head.lease.tab === this.#tab && head.lease.until > Date.now();
      // An own mutation is sealed and sent at once, because the page may be closing.
      const sealed = isOwn ? this.#seal(code, head) : await this.#takeOver(code, head);
      if (!sealed || !(await this.#send(code, sealed, keepalive))) return;
    }
  }

  #seal(code: string, head: Mutation): Mutation {
    const sealed = this.#leased(withSeal(head));
    this.#swap(code, head, sealed);
    return sealed;
  }

  /** Seals a mutation of another tab, or of an earlier visit, unless a third tab was faster. */
  async #takeOver(code: string, { key }: Mutation): Promise<Mutation | undefined> {
    let taken: Mutation | undefined;
    const seal = (mutations: readonly Mutation[]) =>
      mutations.map((each) => {
        const isFree = each.lease.tab === this.#tab || each.lease.until <= Date.now();
        if (each.key !== key || !isFree) return each;
        taken = this.#leased(withSeal(each));
        return taken;
      });
    await this.#next(code, () => this.#write(code, seal));
    return taken;
  }

  /** @returns whether the next mutation may be sent */
  async #send(code: string, sealed: Mutation, keepalive: boolean): Promise<boolean> {
    const { request } = sealed;
    const { fallback = m.notChanged } = this.#awaited.get(code) ?? {};
    const options = { fallback, key: sealed.key, keepalive };
    try {
      if (request) {
        const answer = await write(request.route, request.args as never, options);
        return this.#settleRequest({ ...request, id: code, answer });
      }
      const { body } = withSeal(sealed).sealed;
      const args = { id: code, body: JSON.parse(body) };
      return this.#settle(code, sealed, await write('PATCH /api/projects/:id', args, options));
    } catch (error) {
      return this.#fail(code, sealed, error as CallError);
    }
  }

  #settleRequest(sent: Sent): boolean {
    if (this.#isClosed) return false;
    const { id: name } = sent;
    const awaited = this.#awaited.get(name);
    if (awaited) awaited.outcome = { answer: sent.answer };
    this.#report(sent, awaited !== undefined);
    this.#troubles.delete(name);
    this.#replace(name, () => []);
    this.#tell({ code: name, sent: { ...sent, isElsewhere: awaited !== undefined } });
    this.#pumpRequests();
    return false;
  }

  #report(sent: Sent, isAwaited = false): void {
    const { id, version } = (sent.answer ?? {}) as { id?: string; version?: number };
    if (id) this.#versions.set(id, { version, by: sent.id });
    if (isAwaited) return;
    this.#onSent(sent);
    this.on.onSent?.(sent);
  }

  #failRequest(name: string, request: Request, error: CallError): boolean {
    const { route, args } = request;
    const theirs = error.body.folder ?? error.body.tag ?? error.body.kit;
    const isThere = ([part, value]: [string, unknown]) =>
      part === 'version' || isSameData(value, (theirs as Record<string, unknown>)[part]);
    // Saved before, but the answer was lost.
    if (theirs && Object.entries(args.body).every(isThere)) {
      return this.#settleRequest({ ...request, id: name, answer: theirs });
    }
    const { id = '', version } = (theirs ?? {}) as { id?: string; version?: number };
    const known = this.#versions.get(id);
    if (known && known.version === version && known.by < name) {
      this.#alter(name, { version }); // changed by a request before this one
      return true;
    }
    const awaited = this.#awaited.get(name);
    if (!awaited && route === 'POST /api/kits' && error.body.code === 'name_taken') {
      this.#alter(name, { name: nextName(args.body as { name: string }) });
      return true;
    }
    const is = isTemporary(error) ? 'failed' : 'refused';
    if (awaited) awaited.outcome = { error };
    // What it changes has been deleted.
    if (error.status === 404 && !route.startsWith('POST')) this.#replace(name, () => []);
    this.#worry(name, { is, error });
    if (is === 'refused') this.#pumpRequests();
    return false;
  }

  /** Sends the requests that were behind another one. */
  #pumpRequests(): void {
    for (const name of this.#requestNames()) this.#pump(name, { isTimer: true });
  }

  #settle(code: string, { key, edit }: Mutation, saved: Project): boolean {
    const isKnown = this.#mutationsOf(code).some((each) => each.key === key);
    if (!isKnown || this.#isClosed) return false; // discarded meanwhile
    const known = this.#serverOf(code);
    this.#troubles.delete(code);
    const server = known ? newer(known, saved) : saved;
    this.#server.set(code, server);
    this.#replace(code, (mutations) => mutations.filter((each) => each.key !== key));
    this.#rebase(code, saved, edit);
    this.#rebase(code, server); // another device may have changed the code since
    this.#tell({ code, project: server });
    this.on.onSaved(server);
    return true;
  }

  #fail(code: string, mutation: Mutation, error: CallError): boolean {
    const isKnown = this.#mutationsOf(code).some(({ key }) => key === mutation.key);
    if (!isKnown || this.#isClosed) return false;
    if (mutation.request) return this.#failRequest(code, mutation.request, error);
    const { status, body } = error;
    const theirs = status === 409 ? body.project : undefined;
    if (theirs) return this.#meet(code, mutation, theirs as Project, error);
    const part = body.field as Part | undefined;
    if (part !== undefined && part in mutation.edit) {
      this.#holdBack(code, mutation, part, error);
      return true;
    }
    if (body.code === 'idempotency_mismatch') {
      this.#swap(code, mutation, { ...unsealed(mutation), key: newIdempotencyKey() });
      return true;
    }
    const is = isTemporary(error) ? 'failed' : status === 404 ? 'gone' : 'refused';
    // The server has kept nothing of a refused request, so its key may be used for another body.
    if (is !== 'failed') this.#swap(code, mutation, unsealed(mutation));
    this.#worry(code, { is, error });
    return false;
  }

  /** Continues an edit after the code was changed elsewhere, in the parts that this left alone; the others conflict. */
  #meet(code: string, mutation: Mutation, answer: Project, error: CallError): boolean {
    const known = this.#serverOf(code);
    // The server's version may be lower than that of the edit, because it was restored from a backup.
    const isBack = answer.version < mutation.base;
    const theirs = known && !isBack ? newer(known, answer) : answer;
    const now = partsOf(theirs);
    const left = differing(mutation.edit, now);
    if (isEmpty(left)) return this.#settle(code, mutation, theirs); // saved, but the answer was lost
    this.#server.set(code, theirs);
    const isTouched = (part: Part) => isBack || !isSame(part, mutation.before[part], now[part]);
    const edit = pick(left, isTouched);
    const rest = pick(left, (part) => !isTouched(part));
    const conflicting = { ...unsealed(mutation), edit };
    if (isEmpty(rest)) {
      this.#swap(code, mutation, conflicting);
      this.#worry(code, { is: 'conflict', error });
      return false;
    }
    // What does not conflict is saved first, whatever the person decides later.
    this.#swap(code, mutation, this.#renewed({ ...mutation, edit: rest }, theirs));
    if (!isEmpty(edit)) {
      const later = { ...conflicting, key: newIdempotencyKey() };
      this.#replace(code, (mutations) =>
        mutations.flatMap((each) => (each.key === mutation.key ? [each, later] : each)),
      );
    }
    return true;
  }

  /** Holds back a value that the server has refused, so that the rest can be saved. */
  #holdBack(code: string, mutation: Mutation, part: Part, error: CallError): void {
    const value = mutation.edit[part];
    const refused = this.#refusals.get(code) ?? new Map();
    this.#refusals.set(code, refused.set(part, { value, error }));
    const rest = unsealed(mutation);
    this.#swap(code, mutation, rest);
    this.#cut(code, rest, { [part]: value });
    // Unless the person has typed another value meanwhile.
    if (this.#mutationsOf(code).every(({ edit }) => !(part in edit))) {
      this.#put(code, { [part]: value }, new Set([part]));
    }
    const project = this.#serverOf(code);
    if (project) this.on.onTrouble(project, error, true);
  }

  #worry(code: string, { is, error }: Pick<Trouble, 'is' | 'error'>): void {
    const before = this.#troubles.get(code);
    const attempts = (before?.attempts ?? 0) + 1;
    const backOff = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
    // Jitter, so that not all devices return at the same moment.
    const waitMs = error.retryAfterMs ?? backOff * (0.75 + Math.random() / 2);
    const until = error.status === 401 ? Number.POSITIVE_INFINITY : Date.now() + waitMs;
    const { key } = this.#headOf(code) ?? {};
    this.#troubles.set(code, { key, is, error, attempts, until });
    const project = this.#serverOf(code);
    const isTold = is === 'refused' || error.status === 401;
    if (project || (isRequest(code) && isTold && !this.#awaited.has(code)))
      this.on.onTrouble(project, error, !before || is === 'conflict');
  }

  // Timers

  #pause(code: string, delayMs: number, then: () => void): void {
    this.#pausing.add(code);
    this.#setTimer(code, delayMs, () => {
      this.#pausing.delete(code);
      then();
      this.#changed(code);
    });
  }

  #stopPausing(code: string): void {
    if (!this.#pausing.delete(code)) return;
    clearTimeout(this.#timers.get(code));
  }

  /** Plans the next attempt: after a failure, or when the lease of another tab ends. */
  #plan(code: string): void {
    const head = this.#headOf(code);
    if (!head || this.#pausing.has(code) || this.#isClosed) return;
    if (isRequest(code) && this.#before(code).length > 0) return; // sent when those have been answered
    if (this.#isPaused || this.#isOffline()) return;
    const trouble = this.#troubles.get(code);
    if (trouble && (trouble.is !== 'failed' || trouble.error.status === 401)) return;
    const isTheirs = head.lease.tab !== this.#tab;
    const at = Math.max(trouble?.until ?? 0, isTheirs ? head.lease.until : 0);
    if (at > 0)
      this.#setTimer(code, at - Date.now() + 50, () => this.#pump(code, { isTimer: true }));
  }

  #setTimer(code: string, delayMs: number, run: () => void): void {
    clearTimeout(this.#timers.get(code));
    this.#timers.set(code, setTimeout(run, Math.max(delayMs, 0)));
  }

  readonly #retryAll = () => void this.flushAll();

  readonly #handleHide = () => {
    if (document.visibilityState === 'hidden') this.flushAll({ keepalive: true });
  };

  // The device

  async #read(): Promise<void> {
    const stored = await this.#store.all();
    for (const [code, queue] of stored) {
      this.#queues.set(code, queue);
      for (const each of queue.mutations) this.#stored.set(each.key, each);
    }
    for (const [name, mutations] of newestWork(this.userId)) {
      const [code = ''] = name.slice(NEWEST.length).split(':');
      for (const each of mutations) this.#swapOrAdd(code, each);
      await this.#write(code);
      dropWork(this.userId, name, JSON.stringify(mutations));
    }
    for (const { code, project, mutations, drop } of takeOldWork(this.userId, this.#lease())) {
      if (project && !this.#serverOf(code)) this.#queues.set(code, { project, mutations });
      else for (const each of mutations) this.#swapOrAdd(code, each);
      await this.#write(code);
      drop();
    }
  }

  #swapOrAdd(code: string, mutation: Mutation): void {
    const { mutations = [], ...queue } = this.#queues.get(code) ?? {};
    this.#queues.set(code, { ...queue, mutations: upsert(mutations, mutation) });
  }

  #unstored(code: string): Mutation[] {
    return this.#mutationsOf(code).filter((each) => this.#stored.get(each.key) !== each);
  }

  /** Keeps a queue on the device: at once in localStorage, and then in the store. */
  #keep(code: string): void {
    if (this.#isClosed) return;
    const name = `${NEWEST}${code}:${this.#tab}`;
    const unstored = this.#unstored(code);
    if (unstored.length > 0) storeWork(this.userId, name, unstored);
    else dropWork(this.userId, name);
    this.#next(code, async () => {
      if (this.#isClosed) return; // the next visit reads it from localStorage
      if (this.#unstored(code).length > 0 || unstored.length === 0) await this.#write(code);
      if (this.#unstored(code).length === 0) dropWork(this.userId, name);
    });
  }

  /** Runs the writes of a queue one after the other. */
  #next(code: string, run: () => Promise<void>): Promise<void> {
    const done = (this.#writing.get(code) ?? Promise.resolve()).then(run);
    this.#writing.set(
      code,
      done.catch(() => {}),
    );
    return done;
  }

  /**
   * Writes this tab's changes of a queue to the store, and takes those of other tabs over.
   * @param change changes the queue in the same transaction
   */
  async #write(
    code: string,
    change: (mutations: readonly Mutation[]) => readonly Mutation[] = (same) => same,
  ): Promise<void> {
    const own = this.#unstored(code);
    const order = this.#mutationsOf(code);
    const removed = new Set(
      [...this.#removed.keys()].filter((key) => this.#removed.get(key) === code),
    );
    const known = new Map(this.#stored);
    const renamed = new Map<string, Mutation>();
    const update = (stored: Queue | undefined): Queue | undefined => {
      const before = stored?.mutations ?? [];
      const kept = before.filter(({ key }) => !removed.has(key));
      const mutations = change(merge(kept, own, order, known, renamed));
      if (mutations.length === 0) return undefined;
      const isUnchanged =
        mutations.length === before.length && mutations.every((each, i) => each === before[i]);
      if (stored && isUnchanged) return stored;
      return { project: this.#serverOf(code) ?? stored?.project, mutations };
    };
    let stored: Queue | undefined;
    try {
      stored = await this.#store.update(code, update);
    } catch {
      this.#store.fallBack(this.#queues);
      stored = await this.#store.update(code, update);
    }
    const written = stored?.mutations ?? [];
    const inStore = new Map(this.#stored);
    const isStored = (each: Mutation) => [known, inStore].some((map) => map.get(each.key) === each);
    for (const key of removed) {
      this.#removed.delete(key);
      this.#stored.delete(key); // it may be put back after Undo
    }
    for (const each of this.#mutationsOf(code)) this.#stored.delete(each.key);
    for (const each of written) this.#stored.set(each.key, each);
    // What has changed in this tab meanwhile is written next.
    const later = this.#mutationsOf(code)
      .filter((each) => !own.includes(each) && !isStored(each))
      .map((each) => {
        const rest = renamed.get(each.key);
        return rest ? { ...each, key: rest.key, before: rest.before } : each;
      });
    const left = written.filter(({ key }) => !this.#removed.has(key));
    const now = this.#mutationsOf(code);
    const all = later.reduce<readonly Mutation[]>((queue, each) => upsert(queue, each, now), left);
    this.#hold(code, all);
    this.#changed(code);
    if (own.length > 0 || removed.size > 0) this.#tell({ code });
  }

  #tell(news: News): void {
    if (!this.#isClosed) this.#channel?.postMessage(news);
  }

  /** Another tab has changed a queue, or the server has answered it. */
  async #hear({ code, project, sent }: News): Promise<void> {
    if (project) {
      this.receive([project]);
      this.on.onSaved(project);
    } else {
      if (sent) this.#report(sent);
      await this.#next(code, () => this.#write(code));
      if (!this.#queues.has(code)) this.#pumpRequests();
      this.#plan(code);
    }
  }
}

/** The id of this tab, which keeps it when it is reloaded. */
function tabId(): string {
  try {
    const id = sessionStorage.getItem('tab') ?? randomUuid();
    sessionStorage.setItem('tab', id);
    return id;
  } catch {
    return randomUuid(); // storage is forbidden
  }
}

const editOf = (mutations: readonly Mutation[]): Edit =>
  Object.assign({}, ...mutations.map(({ edit }) => edit));

/** Whether a mutation is held because a value is not finished. */
const isTyped = ({ isHeld, isAsked }: Mutation) => isHeld === true && !isAsked;

/** The parts that are printed, about which `ask` asks. */
const isInQuestion = (part: Part) => part === 'content' || part === 'design';

const isBare = ({ design }: Project) => design?.logo?.image === '';

const isTime = (part: Part) => part === 'startsAt' || part === 'endsAt';

function newestWork(userId: number): [string, Mutation[]][] {
  return workNames(userId, NEWEST).flatMap((name) => {
    const mutations = readWork<Mutation[]>(userId, name);
    return mutations ? [[name, mutations]] : [];
  });
}

/** "House 2" after "House", and "House 3" after that. */
function nextName({ name }: { name: string }): string {
  const [, start = name, number = '1'] = /^(.*) (\d+)$/.exec(name) ?? [];
  return `${start.slice(0, 55)} ${Number(number) + 1}`; // of at most 60 characters
}

/** Whether nobody knows if the server has received a request, so that it is repeated until it is answered. */
const mayArrive = ({ status, body }: CallError) =>
  status === 0 || body.code === 'idempotency_in_progress';

/** Whether the same request may succeed later: there was no valid answer, the server is busy, or the session has ended. */
function isTemporary({ status, body }: CallError): boolean {
  return (
    status < 400 ||
    status >= 500 ||
    [401, 408, 429].includes(status) ||
    body.code === 'idempotency_in_progress'
  );
}
