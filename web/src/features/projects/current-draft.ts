import type { Project } from '@everscan/contract/api/projects';
import type { Content } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import * as m from '@everscan/messages/projects';
import type { Draft } from '../../codes/draft.ts';
import type { CodeDesign } from '../../codes/library-calls.ts';
import { CallError } from '../../lib/call.ts';
import { readProject } from './project-calls.ts';

/**
 * A listed code with its design, which was loaded later: a code that was changed between the two is
 * loaded again. `undefined` when it has been deleted.
 * @throws {CallError} when it cannot be loaded
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
