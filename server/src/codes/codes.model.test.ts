import type { BinPage, History, LibraryJob, Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import type { Db } from '../platform/db/connect.ts';
import { listRedirectsAfter } from '../redirects/serve.ts';
import { newAdministrator } from '../testing/administrator.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';

/** Sequences for each database: `SEQUENCES=10000 npx vitest run … codes.model` takes some hours. */
const SEQUENCES = Number(process.env.SEQUENCES ?? (process.env.PROOF === 'full' ? 300 : 20));
const MINUTE = 60_000;

type Part = 'title' | 'content' | 'design' | 'target' | 'state';
type Values = Partial<Record<Part, string>>;
/** A recorded change, with the values of its parts before and after it. */
type Change = { before: Values; after: Values; job?: number };
type Code = {
  id: string;
  slug: string | undefined;
  values: Values;
  version: number;
  /** Oldest first. */
  changes: Change[];
  isBlocked: boolean;
  /** When it was deleted, in the order of deletions. */
  deleted: number | undefined;
};
type Job = { id: string; action: string; codes: Code[]; isUndone: boolean };

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const designWith = (level: string) => ({ ...defaultDesign, level });

/**
 * What owners, two of whose devices edit the same codes, an administrator, jobs and Undo do to codes, beside a model of
 * what should be left of it.
 */
class Pair {
  readonly owner: Visitor;
  readonly #db: Db;
  readonly #admin: Visitor;
  readonly #clock: { now: number };
  readonly #codes: Code[] = [];
  readonly #jobs: Job[] = [];
  /** The versions that the second device knows. */
  readonly #known = new Map<string, number>();
  readonly #slugs = new Set<string>();
  #deletions = 0;

  constructor(db: Db, people: { owner: Visitor; admin: Visitor }, clock: { now: number }) {
    this.#db = db;
    this.owner = people.owner;
    this.#admin = people.admin;
    this.#clock = clock;
  }

  async run([kind, which, value]: readonly [number, number, number]): Promise<void> {
    this.#clock.now += 11 * MINUTE; // edits within ten minutes are one change
    const steps = [
      () => this.#create(value % 2 === 1),
      () => this.#create(true),
      () => this.#edit(which, { title: `Title ${value % 3}` }),
      () => this.#edit(which, { design: 'LMQH'.charAt(value % 4) }),
      () => this.#edit(which, { title: `Both ${value % 2}`, design: 'LMQH'.charAt(value % 4) }),
      () => this.#edit(which, { content: `${value % 3}.example` }),
      () => this.#editLate(which, `Late ${value % 2}`),
      () => this.#editLink(which, { target: `https://${value % 3}.example` }),
      () => this.#editLink(which, { state: value % 2 ? 'paused' : 'active' }),
      () => this.#moderate(which, value % 2 === 0),
      () => this.#delete(which),
      () => this.#restore(which),
      () => (value % 3 === 0 ? this.#deleteForGood(which) : this.#restore(which)),
      () => (value % 5 === 0 ? this.#emptyBin() : this.#delete(which)),
      () => this.#revert(which, value),
      () => this.#startJob(which, value),
      () => this.#startJob(which, value),
      () => this.#undoJob(which),
    ];
    await steps[kind % steps.length]?.();
  }

  #live = () => this.#codes.filter(({ deleted }) => deleted === undefined);
  #binned = () => this.#codes.filter(({ deleted }) => deleted !== undefined);
  #pick = (codes: readonly Code[], which: number) => codes[which % Math.max(1, codes.length)];

  async #create(isDynamic: boolean): Promise<void> {
    const body = { title: 'New', type: 'url', style: 'dots', design: designWith('L') };
    const link = { target: 'https://first.example' };
    const answer = await this.owner.send('POST', '/api/projects', {
      ...body,
      data: isDynamic ? {} : { url: 'first.example' },
      ...(isDynamic && { link }),
    });
    expect(answer.statusCode).toBe(201);
    const { id, link: made } = answer.json<Project>();
    const values = isDynamic
      ? { target: link.target, state: 'active' }
      : { content: 'first.example' };
    expect(this.#slugs.has(made?.code ?? ''), 'a slug is never given twice').toBe(false);
    if (made) this.#slugs.add(made.code);
    this.#codes.push({
      ...{ id, slug: made?.code, values: { title: 'New', design: 'L', ...values } },
      ...{ version: 1, changes: [], isBlocked: false, deleted: undefined },
    });
  }

  /** Records a change of the model. @returns whether anything changed */
  #change(code: Code, values: Values, job?: number): boolean {
    const parts = (Object.keys(values) as Part[]).filter(
      (part) => code.values[part] !== values[part],
    );
    if (parts.length === 0) return false;
    const pick = (from: Values) => Object.fromEntries(parts.map((part) => [part, from[part]]));
    code.changes.push({ before: pick(code.values), after: pick(values), ...(job && { job }) });
    Object.assign(code.values, pick(values));
    code.version++;
    return true;
  }

  async #edit(which: number, values: Values): Promise<void> {
    const code = this.#pick(this.#codes, which);
    if (!code || (values.content && code.slug)) return;
    const { title, design, content } = values;
    const body = {
      version: code.version,
      ...(title && { title }),
      ...(design && { design: designWith(design) }),
      ...(content && { data: { url: content } }),
    };
    const status = await statusOf(this.owner.send('PATCH', `/api/projects/${code.id}`, body));
    expect(status).toBe(code.deleted === undefined ? 200 : 404);
    if (status === 200) this.#change(code, values);
  }

  /** A device that has seen the code only now and then. */
  async #editLate(which: number, title: string): Promise<void> {
    const code = this.#pick(this.#live(), which);
    if (!code) return;
    const version = this.#known.get(code.id) ?? 1;
    const body = { version, title };
    const status = await statusOf(this.owner.send('PATCH', `/api/projects/${code.id}`, body));
    expect(status).toBe(version === code.version ? 200 : 409);
    if (status === 200) this.#change(code, { title });
    this.#known.set(code.id, code.version);
  }

  async #editLink(which: number, values: Values): Promise<void> {
    const code = this.#pick(this.#codes, which);
    if (!code) return;
    const body = { version: code.version, link: values };
    const status = await statusOf(this.owner.send('PATCH', `/api/projects/${code.id}`, body));
    if (!code.slug || code.deleted !== undefined) expect(status).toBe(404);
    else if (code.isBlocked && values.state) expect(status).toBe(403);
    else {
      expect(status).toBe(200);
      this.#change(code, values);
    }
  }

  async #moderate(which: number, isBlocking: boolean): Promise<void> {
    const code = this.#pick(this.#codes, which);
    if (!code?.slug) return;
    const action = isBlocking ? 'disable' : 'enable';
    const path = `/api/reports/${code.slug}/${action}`;
    const status = await statusOf(this.#admin.send('POST', path, { reason: 'phishing' }));
    expect(status).toBe(isBlocking || code.isBlocked ? 200 : 404);
    if (code.isBlocked !== isBlocking) code.version++;
    code.isBlocked = isBlocking;
  }

  #hide(code: Code): void {
    code.deleted = this.#deletions;
  }

  #show(code: Code): void {
    code.deleted = undefined;
  }

  #remove(code: Code): void {
    this.#codes.splice(this.#codes.indexOf(code), 1);
  }

  async #delete(which: number): Promise<void> {
    const code = this.#pick(this.#codes, which);
    if (!code) return;
    const status = await statusOf(this.owner.send('DELETE', `/api/projects/${code.id}`));
    expect(status).toBe(code.deleted === undefined ? 200 : 404);
    this.#deletions++;
    if (code.deleted === undefined) this.#hide(code);
  }

  async #restore(which: number): Promise<void> {
    const code = this.#pick(this.#codes, which);
    if (!code) return;
    const status = await statusOf(this.owner.send('POST', `/api/bin/${code.id}/restore`));
    expect(status).toBe(200);
    if (code.deleted !== undefined) this.#show(code);
  }

  async #deleteForGood(which: number): Promise<void> {
    const code = this.#pick(this.#codes, which);
    if (!code) return;
    const status = await statusOf(this.owner.send('DELETE', `/api/bin/${code.id}`));
    expect(status).toBe(code.deleted === undefined ? 404 : 200);
    if (code.deleted !== undefined) this.#remove(code);
  }

  async #emptyBin(): Promise<void> {
    expect(await statusOf(this.owner.send('DELETE', '/api/bin'))).toBe(200);
    for (const code of this.#binned()) this.#remove(code);
  }

  /** Reverts a change of the model if nothing has changed its parts since. @returns why not */
  #undo(code: Code, change: Change, job?: number): 'later' | 'blocked' | undefined {
    const parts = Object.keys(change.before) as Part[];
    if (parts.some((part) => code.values[part] !== change.after[part])) return 'later';
    const isOfState = parts.includes('state') && change.before.state !== code.values.state;
    if (code.isBlocked && isOfState) return 'blocked';
    this.#change(code, { ...change.before }, job);
    return undefined;
  }

  async #revert(which: number, value: number): Promise<void> {
    const code = this.#pick(this.#live(), which);
    if (!code || code.changes.length === 0) return;
    const path = `/api/projects/${code.id}/history`;
    const { changes } = (await this.owner.send('GET', path)).json<History>();
    const index = value % code.changes.length;
    const change = code.changes[code.changes.length - 1 - index] as Change;
    const answer = this.owner.send('POST', `${path}/${changes[index]?.id}/restore`, {});
    const refusal = this.#undo(code, change);
    expect(await statusOf(answer)).toBe(refusal ? { later: 409, blocked: 403 }[refusal] : 200);
  }

  async #startJob(which: number, value: number): Promise<void> {
    const codes = this.#codes.filter((_, index) => (which >> (index % 8)) & 1);
    if (codes.length === 0) return;
    const [action, apply] = this.#actionOf(value);
    const body = { selection: { ids: codes.map(({ id }) => id) }, action };
    const job = (await this.owner.send('POST', '/api/library/jobs', body)).json<LibraryJob>();
    expect(job.state).toBe('done');
    const number = this.#jobs.length + 1;
    this.#deletions++;
    const changed = codes.filter((code) => code.deleted === undefined && apply(code, number));
    expect(job.changed).toBe(changed.length);
    this.#jobs.push({ id: job.id, action: action.do, codes: changed, isUndone: false });
  }

  #actionOf(
    value: number,
  ): [{ do: string } & Record<string, unknown>, (code: Code, job: number) => boolean] {
    const level = 'LMQH'.charAt(value % 4);
    const state = value % 2 ? 'paused' : 'active';
    const pattern = `Job ${value % 2}`;
    const target = `https://job-${value % 2}.example`;
    const mayChange = (code: Code) => code.slug !== undefined;
    return (
      [
        [{ do: 'rename', pattern }, (code, job) => this.#change(code, { title: pattern }, job)],
        [
          { do: 'design', design: designWith(level) },
          (code, job) => this.#change(code, { design: level }, job),
        ],
        [
          { do: 'state', state },
          (code, job) => mayChange(code) && !code.isBlocked && this.#change(code, { state }, job),
        ],
        [
          { do: 'target', target },
          (code, job) => mayChange(code) && this.#change(code, { target }, job),
        ],
        [
          { do: 'delete' },
          (code) => {
            this.#hide(code);
            return true;
          },
        ],
      ] as const satisfies [object, (code: Code, job: number) => boolean][]
    )[value % 5] as never;
  }

  async #undoJob(which: number): Promise<void> {
    const jobs = this.#jobs.filter(({ isUndone, codes }) => !isUndone && codes.length > 0);
    const job = jobs[which % Math.max(1, jobs.length)];
    if (!job) return;
    const answer = await this.owner.send('POST', `/api/library/jobs/${job.id}/undo`);
    expect(answer.json<LibraryJob>().state).toBe('undone');
    job.isUndone = true;
    const number = this.#jobs.indexOf(job) + 1;
    for (const code of job.codes) {
      if (!this.#codes.includes(code)) continue;
      if (job.action === 'delete') {
        if (code.deleted !== undefined) this.#show(code);
      } else if (code.deleted === undefined) {
        const change = code.changes.find((each) => each.job === number);
        if (change) this.#undo(code, change, -1);
      }
    }
  }

  /** Compares what owner and phones see with the model. */
  async check(): Promise<void> {
    const projects = (await this.owner.send('GET', '/api/projects')).json<Project[]>();
    expect(projects.map(seen)).toEqual(
      this.#live().map(({ id, slug, values, version, isBlocked }) => {
        const { state, content: _, ...rest } = values;
        return {
          ...{ id, slug, version, ...rest, content: slug ? undefined : values.content },
          state: isBlocked ? 'disabled' : state,
        };
      }),
    );
    const bin = (await this.owner.send('GET', '/api/bin')).json<BinPage>();
    expect(bin.codes.map(({ id }) => id).sort()).toEqual(
      this.#binned()
        .map(({ id }) => id)
        .sort(),
    );
    const library = (await this.owner.send('GET', '/api/library?limit=100')).json();
    expect([library.total, library.codes.length]).toEqual([
      this.#live().length,
      this.#live().length,
    ]);
    const found = (await this.owner.send('GET', '/api/library?q=Title')).json();
    expect(found.total).toBe(
      this.#live().filter(({ values }) => values.title?.startsWith('Title')).length,
    );
    for (const code of this.#live()) {
      const path = `/api/projects/${code.id}/history`;
      const { changes } = (await this.owner.send('GET', path)).json<History>();
      const parts = changes.map(({ what }) => what.toSorted());
      const expected = code.changes.map(({ before }) => Object.keys(before).sort());
      expect(parts).toEqual(expected.reverse());
    }
    const redirects = await listRedirectsAfter(this.#db, 0, 10_000);
    const states = new Map(redirects.map(({ code, state, location }) => [code, [state, location]]));
    for (const slug of this.#slugs) {
      const code = this.#codes.find((each) => each.slug === slug);
      const isAnswering = code && code.deleted === undefined;
      const { state, target } = code?.values ?? {};
      expect(states.get(slug)).toEqual(
        isAnswering ? [code.isBlocked ? 'disabled' : state, `${target}/`] : ['deleted', ''],
      );
    }
  }

  /** Afterwards nothing is left of what was deleted for good but its slugs. */
  async checkErasure(): Promise<void> {
    await eraseDeleted({ db: this.#db, clock: () => this.#clock.now });
    const owner = Number((await this.owner.user())?.id);
    const rows = await this.#db
      .selectFrom('projects')
      .select('id')
      .where('workspace_id', '=', owner)
      .execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(this.#codes.map(({ id }) => id).sort());
    await this.check();
  }
}

function seen({ id, version, title, design, data, link }: Project) {
  const content = 'url' in data && !link ? data.url : undefined;
  return {
    ...{ id, version, title, design: design.level, content },
    ...{ slug: link?.code, target: link?.target, state: link?.state },
  };
}

const anySteps = fc.array(
  fc.tuple(fc.nat({ max: 17 }), fc.nat({ max: 255 }), fc.nat({ max: 59 })),
  { minLength: 8, maxLength: 40 },
);

describeOnEachDatabase('codes', (open) => {
  test('are what a model says after random edits, jobs, moderation, deletions and Undo', async () => {
    const { db } = await open();
    const clock = { now: Date.UTC(2026, 5, 1) };
    const app = await testApp({ db, clock: () => clock.now });
    const admin = await newAdministrator(db, app);
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        clock.now += 24 * 60 * MINUTE;
        const owner = await newUser(app);
        await owner.send('POST', '/api/subscribe');
        await db.updateTable('users').set({ created_at: 0 }).execute();
        const pair = new Pair(db, { owner, admin }, clock);
        for (const [index, step] of steps.entries()) {
          await pair.run(step);
          if (index % 3 === 2) await pair.check();
        }
        await pair.checkErasure();
      }),
      { numRuns: SEQUENCES },
    );
  });
});
