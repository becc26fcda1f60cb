import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Kind, ProxyOwner, type RequestOptions } from './proxy-owner.ts';

const PASSWORD = 'correct horse';
const MAX_FOLDERS = 150;
/**
 * How long after an acknowledged change a redirect may lead to the earlier target, in ms: until the database
 * is back.
 */
const FOLLOW_MS = 120_000;
export const COLD_TARGET = 'https://shop.example/cold';
/** A redirect, a refused write and its retries need connections at the same time. */
const MAX_SOCKETS = 32;

export type OutageKind = Kind | 'cold' | 'target' | 'folder' | 'register';

/** When requests got their responses, as `performance.now()`. All owners share one timeline. */
export type Timeline = {
  /** When each acknowledged write was sent and acknowledged. */
  readonly acknowledged: { sentAt: number; at: number }[];
  /**
   * Responses with 503 and `Retry-After` to writes, including those sent because the machine is too slow for
   * the load.
   */
  readonly refused: { sentAt: number; isBusy: boolean }[];
  readonly redirects: { sentAt: number; ms: number }[];
  refusedReads: number;
  /** The longest time from an acknowledged change of a target to a redirect to the earlier one, in ms. */
  longestOld: number;
  /** Writes that were acknowledged after they had been refused, with the same key. */
  repeated: number;
};

/**
 * An owner who repeats each refused write with its key until it is acknowledged, and expects every scan to be
 * redirected.
 */
export class OutageOwner extends ProxyOwner {
  readonly folders = new Set<string>();
  readonly registered: string[] = [];
  /** The target of the first code's link, and its version. */
  readonly link = { target: 'shop.example/menu', version: 1 };
  /** Where the link has led, in order, and when each change was acknowledged. */
  readonly #targets = [{ location: `https://${this.link.target}`, at: 0 }];
  readonly #timeline: Timeline;
  readonly #nextCold: () => string | undefined;
  readonly #busy = new Set<OutageKind>();

  /** `nextCold` returns a code that nobody has scanned. */
  constructor(
    number: number,
    port: number,
    timeline: Timeline,
    nextCold: () => string | undefined,
  ) {
    super(number, port, MAX_SOCKETS);
    this.#timeline = timeline;
    this.#nextCold = nextCold;
  }

  /** Whether the owner still waits for such a write. */
  isBusy(kind: OutageKind): boolean {
    return this.#busy.has(kind);
  }

  async actOnce(kind: OutageKind): Promise<void> {
    const isWrite = kind !== 'redirect' && kind !== 'cold' && kind !== 'read';
    if (isWrite) this.#busy.add(kind);
    const own = this.#acts[kind];
    await (own ? this.attempt(kind, own) : this.act(kind as Kind));
    this.#busy.delete(kind);
  }

  readonly #acts: Partial<Record<OutageKind, () => Promise<unknown>>> = {
    cold: async () => {
      const code = this.#nextCold();
      const location = code && (await this.scan(code));
      if (code && location !== COLD_TARGET) throw new Error(`${code} led to ${location}`);
    },
    redirect: async () => {
      const sentAt = performance.now();
      const location = await this.scan(this.code);
      const place = this.#targets.findIndex((target) => target.location === location);
      if (place < 0) throw new Error(`${this.code} led to ${location}, which is not its target`);
      const ms = sentAt - (this.#targets[place + 1]?.at ?? Number.POSITIVE_INFINITY);
      this.#timeline.longestOld = Math.max(this.#timeline.longestOld, ms);
      if (ms > FOLLOW_MS) throw new Error(`${this.code} led to an earlier target`);
    },
    target: async () => {
      const [id] = this.projects.keys();
      const key = randomUUID();
      const body = { target: `shop.example/${key}` };
      const sent = { location: `https://${body.target}`, at: Number.POSITIVE_INFINITY };
      this.#targets.push(sent);
      await this.expect(200, 'PATCH', `/api/projects/${id}`, { body: { link: body }, key });
      sent.at = performance.now();
      this.link.target = body.target;
      this.link.version++;
      const project = this.projects.get(id ?? '');
      if (project) project.version++;
    },
    folder: async () => {
      const key = randomUUID();
      if (this.folders.size >= MAX_FOLDERS) return;
      await this.expect(201, 'POST', '/api/library/folders', { body: { name: key }, key });
      this.folders.add(key);
    },
    register: async () => {
      const key = randomUUID();
      const body = { email: `${key}@example.com`, password: PASSWORD };
      await this.expect(200, 'POST', '/api/register', { body, key, isAnonymous: true });
      this.registered.push(body.email);
    },
  };

  protected override async expect(
    status: number,
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Answer> {
    const timeline = this.#timeline;
    for (let attempt = 1; ; attempt++) {
      const sentAt = performance.now();
      const answer = await this.send(method, path, options);
      const at = performance.now();
      if (path.startsWith('/Q/')) timeline.redirects.push({ sentAt, ms: at - sentAt });
      else if (method !== 'GET' && answer.status === status) {
        timeline.acknowledged.push({ sentAt, at });
        if (attempt > 1) timeline.repeated++;
      } else if (isRefusal(answer)) {
        if (method === 'GET') {
          timeline.refusedReads++;
          return answer;
        }
        timeline.refused.push({ sentAt, isBusy: answer.body.includes('busy') });
        await sleep((answer.retryAfter ?? 1) * 1_000);
        continue;
      }
      if (answer.status === status) return answer;
      const after = `after ${Math.round(at - sentAt)} ms, attempt ${attempt}`;
      const text = answer.body.startsWith('<') ? '' : answer.body.slice(0, 200);
      throw new Error(`${method} ${path}: ${answer.status} ${after} ${text}`);
    }
  }
}

/** Whether the server asks to try again, possibly because the first attempt of this write has not ended. */
function isRefusal({ status, body, retryAfter }: Answer): boolean {
  const isInProgress = status === 409 && body.includes('"idempotency_in_progress"');
  return (status === 503 || isInProgress) && retryAfter !== undefined && retryAfter > 0;
}
