import type { CreateProjectBody, Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import * as m from '@everscan/messages/projects';
import {
  onlineManager,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptContent, type RulesStamp, rulesStamp } from '../../codes/kept-content.ts';
import { type Reading, readWithStatus } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';
import { readCache, writeCache } from '../../lib/local-cache.ts';
import { newer } from '../../saving/code-edit.ts';
import { sendKept } from '../../saving/use-outbox.ts';
import { forgetOpened, openedIds, rememberOpened } from './opened-projects.ts';
import { addKnownLogos, withLogo } from './project-logos.ts';

const PREFETCH_FRESH_MS = 10_000;
/** Back-off before the first retry to load the list; it doubles with each further one. */
const RETRY_MS = 500;
/** The pause before a list that could not be loaded is loaded again. */
const RELOAD_MS = 20_000;
const NO_PROJECTS: Project[] = [];

/** The number of newest codes in the list, besides older ones that are open. A shorter list contains all codes. */
export const LISTED_CODES = 50;

/** The headers of each user's last list, with which the server can answer that the list has not changed. */
const listHeaders = new Map<number | undefined, Headers>();

/** One key per user, so that a late answer never appears in another user's list. */
export const keyOf = (userId: number | undefined) => ['projects', userId] as const;

/** The query key of the totals. It begins with the list's key, so that invalidating the list invalidates them too. */
export const totalsKeyOf = (userId: number | undefined) => [...keyOf(userId), 'totals'] as const;

function projectsQuery(client: QueryClient, userId: number | undefined) {
  return queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const shown = client.getQueryData<Project[]>(keyOf(userId));
      const list = await readNewest(client, userId, shown);
      const others = await readOpened(client, userId, list);
      // Repeats if the list on the screen changes meanwhile, so that a logo that has just loaded is not lost.
      for (;;) {
        const known = client.getQueryData<Project[]>(keyOf(userId));
        const complete = await addKnownLogos([...list, ...others], known ?? []);
        if (client.getQueryData(keyOf(userId)) === known) return complete;
      }
    },
    staleTime: 0,
    // Offline there are no retries, because the list loads again when the connection is back.
    retry: (failures, error) => failures < 3 && onlineManager.isOnline() && isTemporary(error),
    retryDelay: (failures) => RETRY_MS * 2 ** failures,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.status === 'error' && RELOAD_MS,
  });
}

/** Whether the list of newest codes could not be loaded, and a way to try again. */
export function useListFailure(userId: number) {
  const list = useQuery({ ...projectsQuery(useQueryClient(), userId), enabled: false });
  return list.isError && !list.data ? { isTrying: list.isFetching, onRetry: list.refetch } : null;
}

/** Whether a retry may succeed: the server did not answer, or reported an error of its own. */
const isTemporary = (error: Error) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/**
 * The newest codes, newest first, taken from `shown` if they have not changed.
 * @throws {CallError} when they cannot be loaded, because an empty list would mean that the user has no codes
 */
async function readNewest(
  client: QueryClient,
  userId: number | undefined,
  shown: Project[] | undefined,
): Promise<Project[]> {
  const last = shown && listHeaders.get(userId);
  const args = { query: { limit: LISTED_CODES } };
  const { data, status, headers } = await readWithStatus('GET /api/projects', args, undefined, {
    known: last && { data: shown, status: 200, headers: last },
  });
  if (!data) throw new CallError(m.codesNotLoaded, status);
  if (last && headers === last) return shown.slice(0, LISTED_CODES);
  // The headers apply to the list on the screen only if that has not changed meanwhile.
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

/** Reads a saved code. The result includes the status of the answer. */
export function readProject(id: string): Promise<Reading<Project | undefined>> {
  return readWithStatus('GET /api/projects/:id', { id }, undefined);
}

/**
 * Opens a code of the user, which then stays in the list; `undefined` if there is no code with this id.
 * @throws {CallError} when the code cannot be loaded
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
  if (data) addToList(client, userId, data);
  return data;
}

/** Adds an open code to the list, if the list does not contain it. */
export function addToList(client: QueryClient, userId: number, project: Project): void {
  rememberOpened(userId, project.id);
  // A list that is still loading will contain the code, because it is remembered as open.
  client.setQueryData<Project[]>(
    keyOf(userId),
    (list) => list && (list.some(({ id }) => id === project.id) ? list : [...list, project]),
  );
}

export function listOf(client: QueryClient, userId: number | undefined): Project[] {
  return client.getQueryData<Project[]>(keyOf(userId)) ?? [];
}

type CachedList = { userId: number; projects: Project[] } & RulesStamp;

/**
 * A user's newest codes, newest first, and the open ones; `undefined` while they load. Cached codes are available at
 * once. If there are none and the list cannot be loaded, it is empty.
 * @param isSignedIn false after the user's session has ended, which keeps the codes on the screen
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
      const projects = known.projects.map(
        (project) => keptContent(project as Project & Content, known) as Project,
      );
      client.setQueryData(keyOf(userId), (now) => now ?? projects, { updatedAt: 0 });
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
    writeCache('projects', { userId, projects, ...rulesStamp } satisfies CachedList);
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
 * Changes the list on the screen. Drops a pending answer, which would be older, and makes the next request load the
 * whole list instead of revalidating the last one.
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

/** Like `changeList`, for a change that the server has confirmed. Requests a pending list again. */
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
  // Does not use `changeList`, because a pending list is still valid after a logo has loaded.
  client.setQueryData<Project[]>(keyOf(userId), (projects = []) =>
    projects.map((each) => (each.id === loaded.id ? loaded : each)),
  );
  return loaded;
}

/** Replaces older versions of a project. */
export function replaceProject(client: QueryClient, userId: number, changed: Project): void {
  // The list may not have loaded yet when an edit from an earlier visit is saved.
  if (client.getQueryData(keyOf(userId)) === undefined) {
    refreshProjects(client, userId);
    return;
  }
  changeAnsweredList(client, userId, (projects) =>
    projects.map((project) => (project.id === changed.id ? newer(project, changed) : project)),
  );
}

/**
 * Saves a new project and adds it to the list.
 * @returns undefined if it waits on this device
 * @throws {CallError}
 */
export async function createProject(
  client: QueryClient,
  userId: number,
  body: CreateProjectBody,
  isQuiet = false,
): Promise<Project | undefined> {
  // Loads the list first, because otherwise it would consist of the new code alone.
  await loadList(client, userId);
  const options = { fallback: m.notCreated, isQuiet };
  const project = await sendKept(client, userId, 'POST /api/projects', { body }, options);
  if (project) addCreated(client, userId, project);
  return project;
}

/** Adds a new project to the list. */
export function addCreated(client: QueryClient, userId: number, project: Project): void {
  const hasList = client.getQueryData(keyOf(userId)) !== undefined;
  changeAnsweredList(client, userId, (projects) => [
    project,
    // If the answer is a repeated one, a list that was loaded before may already contain the code.
    ...projects.filter(({ id }) => id !== project.id),
  ]);
  if (hasList) client.invalidateQueries({ queryKey: totalsKeyOf(userId) });
  else refreshProjects(client, userId);
}

/** The list, loaded if it is not known yet; `undefined` if it cannot be loaded. */
const loadList = (client: QueryClient, userId: number): Promise<Project[] | undefined> =>
  client.ensureQueryData(projectsQuery(client, userId)).catch(() => undefined);
