import type { ChangeLinkBody, Link } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/links';
import { write } from '../../lib/call.ts';

const loadSchemas = () => import('@everscan/contract/codes.schemas');

const pathOf = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/link`;

export function changeLink(
  projectId: string,
  body: ChangeLinkBody,
  options: { keepalive: boolean },
): Promise<Link> {
  return write('PATCH', pathOf(projectId), body, {
    schema: async () => (await loadSchemas()).linkSchema,
    fallback: m.saveFailed,
    ...options,
  });
}
