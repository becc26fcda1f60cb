import type { Link } from '@everscan/contract/api/links';
import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, read, write } from '../../lib/call.ts';
import { readCache, writeCache } from '../../lib/local-cache.ts';
import { keepLogos, loadProjectSchema, withLogo } from './project-logos.ts';

const loadListSchema = async () =>
  (await import('@everscan/contract/api/projects')).projectListSchema;

const PREFETCH_FRESH_MS = 10_000;

/** One key per user, so that a late answer never appears in another user's list. */
export const keyOf = (userId: number | undefined) => ['projects', userId] as const;

function projectsQuery(client: QueryClient, userId: number | undefined) {
  return queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const list = await read('/api/projects', loadListSchema, undefined);
      if (!list) return listOf(client, userId);
      // A logo that loads meanwhile is kept, too.
      for (;;) {
        const known = client.getQueryData<Project[]>(keyOf(userId));
        const complete = await keepLogos(list.toReversed(), known ?? []);
        if (client.getQueryData(keyOf(userId)) === known) return complete;
      }
    },
    staleTime: 0,
    retry: 3,
    refetchOnWindowFocus: true,
  });
}

export function listOf(client: QueryClient, userId: number | undefined): Project[] {
  return client.getQueryData<Project[]>(keyOf(userId)) ?? [];
}

/**
 * A user's saved codes, the newest first; `undefined` while they load. Cached codes show at once.
 * @param isSignedIn false when their session has ended: the codes on the screen stay
 */
export function useProjects(
  userId: number | undefined,
  isSignedIn: boolean,
): Project[] | undefined {
  const client = useQueryClient();
  useEffect(() => {
    const known = readCache<{ userId: number; projects: Project[] }>('projects');
    if (userId === undefined || known?.userId !== userId) return;
    client.setQueryData(keyOf(userId), (now) => now ?? known.projects, { updatedAt: 0 });
  }, [client, userId]);
  const { data: projects } = useQuery({
    ...projectsQuery(client, userId),
    enabled: isSignedIn,
  });
  useEffect(() => {
    if (isSignedIn && projects) writeCache('projects', { userId, projects });
  }, [userId, isSignedIn, projects]);
  return projects;
}

/** Loads the list ahead of its first use. */
export function prefetchProjects(client: QueryClient, userId: number): void {
  client.prefetchQuery({ ...projectsQuery(client, userId), staleTime: PREFETCH_FRESH_MS });
}

/** Loads the list again, after another part of the page saved codes. */
export function refreshProjects(client: QueryClient, userId: number): void {
  client.invalidateQueries({ queryKey: keyOf(userId) });
}

export function changeProject(
  id: string,
  body: ChangeProjectBody,
  options?: { keepalive?: boolean; key?: string },
): Promise<Project> {
  const path = `/api/projects/${encodeURIComponent(id)}`;
  const fallback = m.notChanged;
  return write('PATCH', path, body, { schema: loadProjectSchema, fallback, ...options });
}

/** Changes the list on this screen. A pending answer would be older and is dropped. */
export function changeList(
  client: QueryClient,
  userId: number,
  change: (projects: Project[]) => Project[],
): void {
  client.cancelQueries({ queryKey: keyOf(userId) });
  client.setQueryData<Project[]>(keyOf(userId), (projects = []) => change(projects));
}

/** The same after an answer of the server. A list that was on its way is asked for again. */
function changeAnsweredList(
  client: QueryClient,
  userId: number,
  change: (projects: Project[]) => Project[],
): void {
  const wasLoading = client.isFetching({ queryKey: keyOf(userId) }) > 0;
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
  if (userId !== undefined) await client.ensureQueryData(projectsQuery(client, userId));
  const project = await sendProject(body, key);
  if (userId !== undefined) {
    changeAnsweredList(client, userId, (projects) => [
      project,
      // A list that came before a repeated answer has it already.
      ...projects.filter(({ id }) => id !== project.id),
    ]);
  }
  return project;
}

/**
 * Saves a new project. A process of the previous version refuses fields that it does not know, and
 * saves the project without them.
 * @param key idempotency key
 * @throws {CallError}
 */
export async function sendProject(given: CreateProjectBody, key?: string): Promise<Project> {
  const { isDownloaded, position, ...body } = given;
  const isNew = isDownloaded === false && { isDownloaded };
  const isBack = position !== undefined && { position };
  try {
    return await postProject({ ...body, ...isNew, ...isBack }, key);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 400;
    if (!isRefused || !(isNew || isBack)) throw error;
    return postProject(body);
  }
}

function postProject(body: object, key?: string): Promise<Project> {
  const fallback = m.notCreated;
  return write('POST', '/api/projects', body, { schema: loadProjectSchema, fallback, key });
}
