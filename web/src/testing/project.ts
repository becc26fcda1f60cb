import type { Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';

/** A saved static code. */
export function projectWith(fields: Partial<Project> = {}): Project {
  return {
    id: 'a',
    title: 'Menu',
    type: 'url',
    data: { url: 'a.example' },
    style: 'dots',
    design: defaultDesign,
    link: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    changedAt: '2026-11-01T12:00:00.000Z',
    version: 1,
    ...fields,
  } as Project;
}
