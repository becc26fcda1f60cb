import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';

/** A design that a guest has saved by name. It becomes a brand kit when they sign in. */
export type MyStyle = { readonly id: string; readonly name: string; readonly design: Design };

/** The key of a guest's styles, which are removed when the tab is closed. */
export const GUEST_STYLES = 'my-styles:guest';
/** Earlier releases stored those of a user. */
export const stylesKeyOf = (userId: number) => `my-styles:${userId}`;

export function parseStyles(text: string | null): readonly MyStyle[] {
  try {
    const styles: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(styles) ? styles.flatMap(readStyle) : [];
  } catch {
    return [];
  }
}

/** A stored style as a list of one; empty if it is invalid or has a design of a later version. */
function readStyle(stored: unknown): MyStyle[] {
  const { id, name, design } = (stored ?? {}) as Partial<Record<keyof MyStyle, unknown>>;
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  if (typeof design !== 'object' || design === null) return [];
  const { version = 0 } = design as { version?: unknown };
  if (typeof version !== 'number' || version > defaultDesign.version) return [];
  return [{ id, name, design: upgradeDesign(design) }];
}
