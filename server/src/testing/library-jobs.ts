import type { LibraryJob, Project } from '@everscan/contract/codes.schemas';
import { expect } from 'vitest';
import { testApp } from './app.ts';
import type { Open } from './databases.ts';
import { newUser, type Visitor } from './visitor.ts';

/** Creates a user of the Pro plan on a separate server, with dynamic codes named `Table 1` and so on. */
export async function startWithCodes(open: Open, { codes = 3 } = {}) {
  const { db } = await open();
  const app = await testApp({ db });
  const owner = await newUser(app);
  await owner.send('POST', '/api/subscribe');
  await db
    .updateTable('users')
    .set({ created_at: Date.now() - 48 * 3600 * 1000 }) // old enough to change many targets
    .execute();
  const ids: string[] = [];
  for (let number = 1; number <= codes; number++) {
    const link = { target: `https://old.example/${number}` };
    ids.push((await owner.saveDynamic(`Table ${number}`, link)).id);
  }
  return { db, app, owner, ids };
}

/** Changes the codes, and waits until the job has ended. */
export async function runJob(owner: Visitor, body: object, language?: string): Promise<LibraryJob> {
  return end(owner, await beginJob(owner, body, language));
}

export async function undoJob(owner: Visitor, job: LibraryJob): Promise<LibraryJob> {
  return end(owner, await beginUndo(owner, job));
}

/** Waits for the end, because on a busy machine even a small change may take longer than one request. */
async function end(owner: Visitor, job: LibraryJob): Promise<LibraryJob> {
  let current = job;
  await expect
    .poll(async () => {
      if (/ing$/.test(current.state))
        current = (await owner.send('GET', `/api/library/jobs/${job.id}`)).json();
      return current.state;
    })
    .not.toMatch(/ing$/);
  return current;
}

export async function beginJob(owner: Visitor, body: object, language = 'en'): Promise<LibraryJob> {
  const headers = { 'accept-language': language };
  const response = await owner.send('POST', '/api/library/jobs', body, headers);
  expect(response.statusCode).toBe(201);
  return response.json();
}

export async function beginUndo(owner: Visitor, { id }: LibraryJob): Promise<LibraryJob> {
  return (await owner.send('POST', `/api/library/jobs/${id}/undo`)).json();
}

export async function projectsOf(owner: Visitor): Promise<Project[]> {
  return (await owner.send('GET', '/api/projects')).json();
}
