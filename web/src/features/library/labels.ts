import type { LibraryCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import { findContentType } from '../../codes/content-types.ts';

export const stateLabels = {
  active: m.active,
  paused: m.paused,
  scheduled: m.scheduled,
  ended: m.ended,
  disabled: m.disabled,
} satisfies Record<LibraryCode['state'], string>;

export const kindLabels = { static: m.staticCodes, dynamic: m.dynamicCodes } as const;

/** The target of a dynamic code, or the content of a static one. */
export function targetOf({ link, type, data }: LibraryCode): string {
  return link ? link.target : (findContentType(type)?.title(data) ?? '');
}

/** An address as a list shows it: without its scheme, which is nearly always the same, and a bare slash at its end. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1');
}

/** The address of a code in the generator. */
export function codePath(id: string): string {
  return `/?code=${encodeURIComponent(id)}`;
}

/** The address of the report on the scans of a code. */
export const scansPath = (id: string) => `/scans?project=${encodeURIComponent(id)}`;

export function scansOf({ link }: LibraryCode): number {
  return link?.scans.reduce((sum, scans) => sum + scans, 0) ?? 0;
}
