import type { Kit } from '@everscan/contract/brand-kits.schemas';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** A logo of a few bytes. */
export const image = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(16)}`;
export const logo = { image, width: 64, height: 64, share: 0.2, margin: 1 };
export const house: Design = { ...defaultDesign, ink: { type: 'solid', color: '#0b5d3b' }, logo };
export const winter: Design = { ...house, ink: { type: 'solid', color: '#10316b' } };

export async function addKit(visitor: Visitor, name: string, design = house): Promise<Kit> {
  const response = await visitor.send('POST', '/api/kits', { name, design });
  expect(response.statusCode).toBe(201);
  return response.json();
}

export async function kitsOf(visitor: Visitor): Promise<Kit[]> {
  return (await visitor.send('GET', '/api/kits')).json();
}

/** Applies a kit to codes in a job, and returns the job. */
export const applyKit = async (
  visitor: Visitor,
  ids: string[],
  kit: string,
  options: object = {},
) =>
  (
    await visitor.send('POST', '/api/library/jobs', {
      selection: { ids },
      action: { do: 'kit', kit, ...options },
    })
  ).json();

export const designOf = async (visitor: Visitor, id: string): Promise<Design> =>
  (await visitor.send('GET', `/api/projects/${id}`)).json().design;

/** The codes of a kit that look different. */
export const codesOf = async (visitor: Visitor, { id }: Kit) =>
  (await visitor.send('GET', `/api/kits/${id}/codes`)).json();
