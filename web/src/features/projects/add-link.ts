import type { NewLink } from '@everscan/contract/api/links';
import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { CallError } from '../../lib/call.ts';
import type { ProjectSaver } from './project-saver.ts';
import { changeProject } from './send-project.ts';

/**
 * Saves pending edits, and then makes the code dynamic.
 * @throws {CallError} also when the edits cannot be saved: the file would show an older design
 */
export async function addLink(saver: ProjectSaver, link: NewLink): Promise<Project> {
  await saver.commit();
  if (saver.isUnsaved) throw new CallError(m.editsNotSaved);
  const { id, version } = saver.project;
  const project = await changeProject(id, { link, version });
  saver.continueFrom(project);
  return project;
}
