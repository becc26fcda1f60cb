import { setTimeout as sleep } from 'node:timers/promises';
import {
  jobSchema,
  type LibraryJob,
  libraryPageSchema,
  maxSelected,
} from '@everscan/contract/codes.schemas';
import { isSmoke } from '../bars.ts';
import { median } from './median.ts';
import { postJson } from './sign-up.ts';

const ROUNDS = isSmoke ? 1 : 3;
const POLL_MS = 10;
/** The bar for the whole job, and for undoing it. */
const JOB_BAR_MS = 2_000;
/** The bar for the time from the end of the job to the first redirect to the new target. */
const SEEN_BAR_MS = 1_000;

/** Changes the targets of a thousand codes, follows one of the codes, and undoes the change. Prints the medians. */
export async function measureJobs(url: string, cookie: string): Promise<void> {
  const { ids, code } = await firstCodes(url, cookie);
  const times: { job: number; seen: number; undo: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const target = `https://new.example.com/${round}`;
    const before = await locationOf(url, code);
    const start = performance.now();
    const job = await finish(
      url,
      cookie,
      await postJson(
        `${url}/api/library/jobs`,
        { selection: { ids }, action: { do: 'target', target } },
        cookie,
      ),
    );
    const done = performance.now();
    await untilLeadsTo(target);
    const seen = performance.now();
    await finish(url, cookie, await postJson(`${url}/api/library/jobs/${job.id}/undo`, {}, cookie));
    times.push({ job: done - start, seen: seen - done, undo: performance.now() - seen });
    await untilLeadsTo(before);
  }
  console.log('\n| | ms, median | bar |');
  console.log('|---|--:|---|');
  report(`new target for ${ids.length} codes`, 'job', JOB_BAR_MS);
  report('until a redirect leads to it', 'seen', SEEN_BAR_MS);
  report('undo', 'undo', JOB_BAR_MS);

  async function untilLeadsTo(target: string | null): Promise<void> {
    while ((await locationOf(url, code)) !== target) await sleep(POLL_MS);
  }

  function report(name: string, part: keyof (typeof times)[number], barMs: number): void {
    const ms = median(times.map((each) => each[part]));
    if (ms > barMs && !isSmoke) process.exitCode = 1;
    console.log(`| ${name} | ${ms.toFixed(0)} | ${ms > barMs ? 'FAIL' : 'pass'} |`);
  }
}

/** The ids of as many codes as a job may select, and the code of one of their short links. */
async function firstCodes(url: string, cookie: string) {
  const ids: string[] = [];
  let [code, cursor] = ['', ''];
  do {
    const query = `limit=100&sort=created${cursor && `&cursor=${cursor}`}`;
    const response = await fetch(`${url}/api/library?${query}`, { headers: { cookie } });
    const { codes, next } = libraryPageSchema.parse(await response.json());
    ids.push(...codes.map(({ id }) => id));
    code ||= codes[0]?.link?.code ?? '';
    cursor = next ?? '';
  } while (cursor && ids.length < maxSelected);
  return { ids: ids.slice(0, maxSelected), code };
}

/** Waits for the end of a job. @throws if any code failed */
async function finish(url: string, cookie: string, response: Response): Promise<LibraryJob> {
  let job = jobSchema.parse(await response.json());
  while (job.state === 'running' || job.state === 'undoing') {
    await sleep(POLL_MS);
    const answer = await fetch(`${url}/api/library/jobs/${job.id}`, { headers: { cookie } });
    job = jobSchema.parse(await answer.json());
  }
  if (job.failed > 0)
    throw new Error(`${job.failed} codes failed: ${JSON.stringify(job.problems[0])}`);
  return job;
}

async function locationOf(url: string, code: string): Promise<string | null> {
  const response = await fetch(`${url}/Q/${code}`, { redirect: 'manual' });
  return response.headers.get('location');
}
