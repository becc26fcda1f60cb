// @vitest-environment happy-dom
import type { CreateProjectBody, Link, Project } from '@everscan/contract/codes.schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loseConnection } from '../../testing/connection.ts';
import { answerBy, libraryGroups } from '../../testing/library.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { serve } from '../../testing/serve.ts';
import {
  changeList,
  createProject,
  keyOf,
  openProject,
  refreshProjects,
  useListFailure,
  useProjects,
} from './project-calls.ts';
import { useDeleteProject, useScanCounts } from './project-list-calls.ts';
import { useTotals } from './project-totals.ts';

const projects = Array.from({ length: 60 }, (_, i) => projectWith({ id: `p${i}`, title: `${i}` }));
const byId = new Map(projects.map((project) => [project.id, project]));

let shown: { ids: string[]; total: number | undefined };
beforeEach(() => {
  shown = { ids: [], total: undefined };
});

function List({ userId }: { userId: number }) {
  const list = useProjects(userId, true);
  shown = {
    ids: list?.map(({ id }) => id) ?? [],
    total: useTotals(userId, list, true)?.codes,
  };
  return null;
}

/** A server with these projects, given oldest first. */
const server = (stored: () => readonly Project[]) =>
  answerBy({
    'GET /api/projects': (url) => {
      const newest = stored().slice(-Number(url.searchParams.get('limit')));
      return { body: newest, headers: { etag: `"${newest.at(-1)?.id} ${newest.length}"` } };
    },
    'GET /api/library/groups': () => ({
      body: libraryGroups({ totals: { codes: stored().length, dynamic: 0 } }),
    }),
    ...Object.fromEntries(
      projects.map(({ id }) => [
        `GET /api/projects/${id}`,
        () => (stored().some((each) => each.id === id) ? { body: byId.get(id) } : { status: 404 }),
      ]),
    ),
  });

test('lists the newest codes and the opened ones, and counts all codes', async () => {
  let stored = projects;
  await serve(server(() => stored));
  const { client } = renderPart(<List userId={1} />);
  await waitFor(() => expect(shown).toMatchObject({ total: 60, ids: { length: 50 } }));
  expect(shown.ids[0]).toBe('p59');

  expect((await openProject(client, 1, 'p3'))?.title).toBe('3');
  await waitFor(() => expect(shown.ids.at(-1)).toBe('p3'));
  stored = projects.slice(0, 59);
  refreshProjects(client, 1);
  await waitFor(() => expect([shown.ids[0], shown.ids.at(-1)]).toEqual(['p58', 'p3']));
  await waitFor(() => expect(shown).toMatchObject({ total: 59, ids: { length: 51 } }));

  stored = stored.filter(({ id }) => id !== 'p3' && id !== 'p58');
  refreshProjects(client, 1);
  await waitFor(() => expect(shown.ids).not.toContain('p3'));
  expect(await openProject(client, 1, 'p3')).toBeUndefined();
});

test('revalidates the list, and keeps it if it has not changed', async () => {
  const received = await serve(server(() => projects));
  const { client } = renderPart(<List userId={2} />);
  await waitFor(() => expect(shown.ids).toHaveLength(50));
  const before = client.getQueryData(keyOf(2));
  refreshProjects(client, 2);
  const lists = () => received.filter(({ path }) => path.startsWith('/api/projects?'));
  await waitFor(() => expect(lists()[1]?.headers['if-none-match']).toBe('"p59 50"'));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(keyOf(2))).toBe(before);
});

test('tries again when the list cannot be loaded, and meanwhile keeps the codes on the screen', async () => {
  let stored = projects.slice(0, 2);
  let failures = 0;
  const stores = server(() => stored);
  await serve((request, response) => {
    if (failures-- > 0) response.writeHead(503).end();
    else stores(request, response);
  });
  const { client } = renderPart(<List userId={6} />);
  await waitFor(() => expect(shown.ids).toEqual(['p1', 'p0']));

  failures = 3; // one call, which is repeated twice
  stored = projects.slice(0, 3);
  refreshProjects(client, 6);
  await waitFor(() => expect(shown.ids).toEqual(['p2', 'p1', 'p0']));
});

function Failure({ userId }: { userId: number }) {
  const failure = useListFailure(userId);
  return (
    failure && (
      <button type="button" onClick={() => failure.onRetry()}>
        Try again
      </button>
    )
  );
}

test('reports a list that could not be loaded, and loads it on request', async () => {
  let isBroken = true;
  const stores = server(() => projects.slice(0, 2));
  await serve((request, response) => {
    if (isBroken) response.writeHead(404).end();
    else stores(request, response);
  });
  const { user } = renderPart(
    <>
      <List userId={9} />
      <Failure userId={9} />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(button);
  await waitFor(() => expect(shown.ids).toEqual(['p1', 'p0']));
  expect(screen.queryByRole('button')).toBeNull();
});

test('keeps a code that is made offline before the list is known, and loads the list later', async () => {
  await serve(server(() => projects.slice(0, 2)));
  const { client } = renderPart(<List userId={7} />);
  const reconnect = loseConnection();
  const { title, type, style, data } = projectWith();
  const body = { title, type, style, data } as CreateProjectBody;
  expect(await createProject(client, 8, body)).toBeUndefined();
  await client.resetQueries({ queryKey: keyOf(7) });
  expect(shown.ids).toEqual([]);
  reconnect();
  await waitFor(() => expect(shown.ids).toEqual(['p1', 'p0']));
});

test('requests the total only if the list does not contain all codes', async () => {
  const received = await serve(server(() => projects.slice(0, 3)));
  renderPart(<List userId={3} />);
  await waitFor(() => expect(shown).toEqual({ ids: ['p2', 'p1', 'p0'], total: 3 }));
  expect(received.map(({ path }) => path)).toEqual(['/api/projects?limit=50']);
});

test('requests the whole list after a local change, instead of revalidating the last answer', async () => {
  const received = await serve(server(() => projects));
  const { client } = renderPart(<List userId={4} />);
  await waitFor(() => expect(shown.ids).toHaveLength(50));
  changeList(client, 4, (list) => [projectWith({ id: 'deleted elsewhere' }), ...list]);
  await waitFor(() => expect(shown.ids[0]).toBe('deleted elsewhere'));
  refreshProjects(client, 4);
  await waitFor(() => expect(shown.ids[0]).toBe('p59'));
  const lists = received.filter(({ path }) => path.startsWith('/api/projects?'));
  expect(lists.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

test('keeps the scan counts on the screen when the connection is lost', async () => {
  const dynamic = [projectWith({ link: {} as Link })];
  let counts: Map<string, number> | undefined;
  function Counts() {
    counts = useScanCounts(9, dynamic);
    return null;
  }
  await serve(
    answerBy({ 'GET /api/scans/counts': () => ({ body: [{ project: 'a', scans: 7 }] }) }),
  );
  const { client } = renderPart(<Counts />);
  await waitFor(() => expect(counts?.get('a')).toBe(7));
  loseConnection();
  await client.refetchQueries();
  await new Promise((resolve) => setTimeout(resolve)); // React renders changes in the next task
  expect(counts?.get('a')).toBe(7);
});

test('counts one code fewer while a code is being deleted', async () => {
  let stored = projects;
  const deletion = answerBy({ 'DELETE /api/projects/p59': () => ({ body: { success: true } }) });
  await serve((request, response) => {
    if (request.method === 'DELETE') stored = projects.slice(0, 59);
    (request.method === 'DELETE' ? deletion : server(() => stored))(request, response);
  });
  const counts: (number | undefined)[] = [];
  function Deletion() {
    const { mutate } = useDeleteProject(5);
    const list = useProjects(5, true);
    counts.push(useTotals(5, list, true)?.codes);
    return <button type="button" onClick={() => mutate(byId.get('p59') as Project)} />;
  }
  const { client, user } = renderPart(<Deletion />);
  await waitFor(() => expect(counts.at(-1)).toBe(60));
  counts.length = 0;
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
  expect([...new Set(counts)]).toEqual([59]);
});
