import type { Project } from '@everscan/contract/api/projects';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { presets, withLook } from '@everscan/core/design/presets';
import { styles } from '@everscan/core/style/index';
import * as m from '@everscan/messages/bulk';

/** A design offered for a list. */
export type Look = { readonly value: string; readonly label: string; readonly design: Design };

const plain: readonly Look[] = styles.map(({ id, label }) => ({
  value: id,
  label,
  design: { ...defaultDesign, shape: id },
}));

const ready: readonly Look[] = presets
  .filter(({ id }) => id !== 'classic')
  .map(({ id, label, look }) => ({ value: id, label, design: withLook(defaultDesign, look) }));

/** The styles, the ready-made looks, the generator's design if it is another, and those of saved codes. */
export function listLooks(draft: Design, saved: readonly Project[]): readonly Look[] {
  const offered = [...plain, ...ready];
  const isOffered = offered.some(({ design }) => JSON.stringify(design) === JSON.stringify(draft));
  const own = { value: 'draft', label: m.designOfGenerator, design: draft };
  return [
    ...offered,
    ...(isOffered ? [] : [own]),
    ...saved.map(({ id, title, design }) => ({
      value: savedLook(id),
      label: m.designOfCode(title),
      design,
    })),
  ];
}

const SAVED = 'saved-';

/** The value of a saved code's design in the list. */
export function savedLook(projectId: string): string {
  return SAVED + projectId;
}

/** The saved code whose design a value names. */
export function savedIdOf(lookId: string): string | undefined {
  return lookId.startsWith(SAVED) ? lookId.slice(SAVED.length) : undefined;
}
