import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { codeName } from '../../codes/code-name.ts';
import { read } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';

/** Whether the image of the logo must still be loaded, because lists contain designs without it. */
export function needsLogo({ design }: Project): boolean {
  return design?.logo?.image === '';
}

/** Loads the logo's image if it is missing. @throws {CallError} */
export async function withLogo(project: Project): Promise<Project> {
  if (!needsLogo(project)) return project;
  const loaded = await read('GET /api/projects/:id', { id: project.id }, undefined);
  if (!loaded) throw new CallError(m.codeNotLoaded(codeName(project)));
  return loaded;
}

/**
 * Adds the logos of `known` to a newer list, so that a code on the screen does not lose its logo. A code that was
 * changed on another device is loaded again.
 */
export async function addKnownLogos(
  list: readonly Project[],
  known: readonly Project[],
): Promise<Project[]> {
  const complete = new Map(
    known.filter(({ design }) => design?.logo?.image).map((project) => [project.id, project]),
  );
  return Promise.all(
    list.map(async (project) => {
      const before = needsLogo(project) ? complete.get(project.id) : undefined;
      if (!before) return project;
      if (before.version === project.version) return { ...project, design: before.design };
      return withLogo(project).catch(() => before);
    }),
  );
}
