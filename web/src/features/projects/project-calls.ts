import type { Link } from '@everscan/contract/api/links';
import type { CreateProjectBody, Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import {
  onlineManager,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, type Reading, readWithStatus } from '../../lib/call.ts';
import { readCache, writeCache } from '../../lib/local-cache.ts';
import { forgetOpened, openedIds, rememberOpened } from './opened-projects.ts';
import { keepLogos, loadProjectSchema, withLogo } from './project-logos.ts';
import { sendProject } from './send-project.ts';

const loadListSchema = async () =>
  (await import('@everscan/contract/api/projects')).projectListSchema;

const PREFETCH_FRESH_MS = 10_000;
/** Wait before the second try to load the list, doubled before each further one. */
const RETRY_MS = 500;
const NO_PROJECTS: Project[] = [];

/** The list has the newest codes, and older ones that are open. A shorter list has all codes of the user. */
export const LISTED_CODES = 50;

/** The headers of the last list by user: an unchanged list is not sent again. */
const listHeaders = new Map<number | undefined, Headers>();

/** One key per user, so that a late answer never appears in another user's list. */
export const keyOf = (userId: number | undefined) => ['projects', userId] as const;

/** Changes with each list: whatever invalidates that invalidates these too. */
export const totalsKeyOf = (userId: number | undefined) => [...keyOf(userId), 'totals'] as const;

function projectsQuery(client: QueryClient, userId: number | undefined) {
  return queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const shown = client.getQueryData<Project[]>(keyOf(userId));
      const list = await readNewest(client, userId, shown);
      const others = await readOpened(client, userId, list);
      // A logo that loads meanwhile is kept, too.
      for (;;) {
        const known = client.getQueryData<Project[]>(keyOf(userId));
        const complete = await keepLogos([...list, ...others], known ?? []);
        if (client.getQueryData(keyOf(userId)) === known) return complete;
      }
    },
    staleTime: 0,
    // When the connection is back, the list loads again anyway.
    retry: (failures, error) => failures < 3 && onlineManager.isOnline() && isTemporary(error),
    retryDelay: (failures) => RETRY_MS * 2 ** failures,
    refetchOnWindowFocus: true,
  });
}

/** Without an answer, or while the server cannot give one. */
const isTemporary = (error: Error) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/**
 * The newest codes, the newest first, taken from `shown` if they have not changed.
 * @throws {CallError} when they cannot be loaded: an empty list would mean that the user has none
 */
async function readNewest(
  client: QueryClient,
  userId: number | undefined,
  shown: Project[] | undefined,
): Promise<Project[]> {
  const last = shown && listHeaders.get(userId);
  const path = `/api/projects?limit=${LISTED_CODES}`;
  const { data, status, headers } = await readWithStatus(path, loadListSchema, undefined, {
    known: last && { data: shown, status: 200, headers: last },
  });
  if (!data) throw new CallError(m.codesNotLoaded, status);
  if (last && headers === last) return shown.slice(0, LISTED_CODES);
  // They describe the list on the screen only if it has not changed meanwhile.
  if (headers && client.getQueryData(keyOf(userId)) === shown) listHeaders.set(userId, headers);
  return (data as Project[]).toReversed();
}

/** The open codes that are not among the newest. */
async function readOpened(
  client: QueryClient,
  userId: number | undefined,
  newest: readonly Project[],
): Promise<Project[]> {
  if (userId === undefined || newest.length < LISTED_CODES) return [];
  const missing = openedIds(userId).filter((id) => newest.every((project) => project.id !== id));
  const read = await Promise.all(
    missing.map(async (id) => {
      const { data, status } = await readProject(id);
      if (status === 404) forgetOpened(userId, id);
      const known = listOf(client, userId).find((project) => project.id === id);
      return data ?? (status === 404 ? undefined : known);
    }),
  );
  return read.filter((project) => project !== undefined);
}

/** The saved code, and the status of the answer. */
export function readProject(id: string): Promise<Reading<Project | undefined>> {
  return readWithStatus(`/api/projects/${encodeURIComponent(id)}`, loadProjectSchema, undefined);
}

/**
 * A code of the user, which stays in the list from now on; `undefined` when there is none with this id.
 * @throws {CallError} when it cannot be loaded
 */
export async function openProject(
  client: QueryClient,
  userId: number,
  id: string,
): Promise<Project | undefined> {
  const listed = listOf(client, userId).find((project) => project.id === id);
  if (listed) return listed;
  const { data, status } = await readProject(id);
  if (!data && status !== 404) throw new CallError(m.codesNotLoaded, status);
  if (data) keepListed(client, userId, data);
  return data;
}

/** Adds an open code to the list, if it is not there. */
export function keepListed(client: QueryClient, userId: number, project: Project): void {
  rememberOpened(userId, project.id);
  // A list that loads will have it.
  client.setQueryData<Project[]>(
    keyOf(userId),
    (list) => list && (list.some(({ id }) => id === project.id) ? list : [...list, project]),
  );
}

export function listOf(client: QueryClient, userId: number | undefined): Project[] {
  return client.getQueryData<Project[]>(keyOf(userId)) ?? [];
}

type CachedList = { userId: number; projects: Project[] };

/**
 * A user's newest codes, the newest first, and those that are open; `undefined` while they load. Cached codes show at once.
 * Without these, the list is empty when it cannot be loaded.
 * @param isSignedIn false when their session has ended: the codes on the screen stay
 */
export function useProjects(
  userId: number | undefined,
  isSignedIn: boolean,
): Project[] | undefined {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    readCache<CachedList>('projects').then((known) => {
      if (!isCurrent || known?.userId !== userId) return;
      client.setQueryData(keyOf(userId), (now) => now ?? known.projects, { updatedAt: 0 });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, userId]);
  const { data: projects, isError } = useQuery({
    ...projectsQuery(client, userId),
    enabled: isSignedIn,
  });
  useEffect(() => {
    if (!isSignedIn || !projects || userId === undefined) return;
    writeCache('projects', { userId, projects } satisfies CachedList);
  }, [userId, isSignedIn, projects]);
  return projects ?? (isError ? NO_PROJECTS : undefined);
}

/** Loads the list ahead of its first use. */
export function prefetchProjects(client: QueryClient, userId: number): void {
  client.prefetchQuery({ ...projectsQuery(client, userId), staleTime: PREFETCH_FRESH_MS });
}

/** Loads the list again, after another part of the page saved codes. */
export function refreshProjects(client: QueryClient, userId: number): void {
  client.invalidateQueries({ queryKey: keyOf(userId) });
}

/**
 * Changes the list on this screen. A pending answer would be older and is dropped, and the next one must not be
 * that nothing has changed since the last one.
 */
export function changeList(
  client: QueryClient,
  userId: number,
  change: (projects: Project[]) => Project[],
): void {
  client.cancelQueries({ queryKey: keyOf(userId), exact: true });
  listHeaders.delete(userId);
  client.setQueryData<Project[]>(keyOf(userId), (projects = []) => change(projects));
}

/** The same after a response of the server. A pending list is requested again. */
function changeAnsweredList(
  client: QueryClient,
  userId: number,
  change: (projects: Project[]) => Project[],
): void {
  const wasLoading = client.isFetching({ queryKey: keyOf(userId), exact: true }) > 0;
  changeList(client, userId, change);
  if (wasLoading) refreshProjects(client, userId);
}

/** Loads a project's logo into the list, if it is missing. @throws {CallError} */
export async function completeProject(
  client: QueryClient,
  userId: number | undefined,
  project: Project,
): Promise<Project> {
  const loaded = await withLogo(project);
  if (loaded === project || userId === undefined) return loaded;
  // Not `changeList`: a list that is on its way is not older than this.
  client.setQueryData<Project[]>(keyOf(userId), (projects = []) =>
    projects.map((each) => (each.id === loaded.id ? loaded : each)),
  );
  return loaded;
}

/** Replaces an older version of a project. */
export function replaceProject(client: QueryClient, userId: number, changed: Project): void {
  // An edit from an earlier visit may be saved before the list has loaded.
  if (client.getQueryData(keyOf(userId)) === undefined) {
    refreshProjects(client, userId);
    return;
  }
  changeAnsweredList(client, userId, (projects) =>
    projects.map((project) =>
      project.id === changed.id && project.version < changed.version ? changed : project,
    ),
  );
}

/** Shows that files of these projects exist. */
export function replaceDownloaded(client: QueryClient, userId: number, ids: readonly string[]) {
  if (client.getQueryData(keyOf(userId)) === undefined) return;
  const marked = new Set(ids);
  changeAnsweredList(client, userId, (projects) =>
    projects.map((project) =>
      marked.has(project.id) ? { ...project, isDownloaded: true } : project,
    ),
  );
}

/** Shows the changed link of a dynamic project. */
export function replaceLink(client: QueryClient, userId: number, id: string, link: Link): void {
  changeAnsweredList(client, userId, (projects) =>
    projects.map((project) => (project.id === id ? { ...project, link } : project)),
  );
}

/** Saves a new project and adds it to the list. @param key idempotency key @throws {CallError} */
export async function createProject(
  client: QueryClient,
  userId: number | undefined,
  body: CreateProjectBody,
  key?: string,
): Promise<Project> {
  // Or the new code would be the whole list.
  const list = userId === undefined ? undefined : await loadList(client, userId);
  const project = await sendProject(body, key);
  if (userId !== undefined) {
    changeAnsweredList(client, userId, (projects) => [
      project,
      // A list that came before a repeated answer has it already.
      ...projects.filter(({ id }) => id !== project.id),
    ]);
    if (list) client.invalidateQueries({ queryKey: totalsKeyOf(userId) });
    else refreshProjects(client, userId);
  }
  return project;
}

/** The list, loaded unless it is known; `undefined` when that fails. */
const loadList = (client: QueryClient, userId: number): Promise<Project[] | undefined> =>
  client.ensureQueryData(projectsQuery(client, userId)).catch(() => undefined);
