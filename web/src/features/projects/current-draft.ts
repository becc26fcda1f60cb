import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import * as m from '@everscan/messages/projects';
import type { Draft } from '../../codes/draft.ts';
import type { CodeDesign } from '../../codes/library-calls.ts';
import { CallError } from '../../lib/call.ts';
import { readProject } from './project-calls.ts';

/**
 * The draft of a listed code whose design was loaded later. If the code was changed in between, it is loaded again;
 * the result is `undefined` if it has been deleted.
 * @throws {CallError} when the code cannot be loaded
 */
export async function currentDraft(
  { id, version, type, data }: Pick<Project, 'id' | 'version' | 'type' | 'data'>,
  loaded: CodeDesign | undefined,
): Promise<Draft | undefined> {
  if (!loaded) return undefined;
  if (loaded.version === version) {
    return { content: { type, data } as Content, design: loaded.design };
  }
  const { data: project, status } = await readProject(id);
  if (status === 404) return undefined;
  if (!project) throw new CallError(m.notDownloaded, status);
  return {
    content: { type: project.type, data: project.data } as Content,
    design: project.design ?? { ...defaultDesign, shape: project.style },
  };
}
