import type { ChangeLinkBody, Link } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/links';
import { write } from '../../lib/api.ts';

export function changeLink(
  id: string,
  body: ChangeLinkBody,
  { keepalive }: { keepalive: boolean },
): Promise<Link> {
  const options = { fallback: m.saveFailed, keepalive };
  return write('PATCH /api/projects/:id/link', { id, body }, options);
}
