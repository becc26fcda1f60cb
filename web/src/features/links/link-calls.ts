import type { ChangeLinkBody, Link, LinkTarget } from '@everscan/contract/api/links';
import { read, write } from '../../lib/call.ts';

const pathOf = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/link`;

export function changeLink(projectId: string, body: ChangeLinkBody): Promise<Link> {
  return write('PATCH', pathOf(projectId), body, 'Failed to save. Please try again.');
}

/** Newest first; `undefined` when the call fails. */
export function readTargets(projectId: string): Promise<LinkTarget[] | undefined> {
  return read<LinkTarget[] | undefined>(`${pathOf(projectId)}/targets`, undefined);
}
