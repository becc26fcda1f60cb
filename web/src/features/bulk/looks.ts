import type { Project } from '@everscan/contract/api/projects';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { styles } from '@everscan/core/style/index';

/** A design offered for a list. */
export type Look = { readonly value: string; readonly label: string; readonly design: Design };

const plain: readonly Look[] = styles.map(({ id, label }) => ({
  value: id,
  label,
  design: { ...defaultDesign, shape: id },
}));

/** The styles, the generator's design if it differs from them, and the designs of saved codes. */
export function listLooks(draft: Design, saved: readonly Project[]): readonly Look[] {
  const isPlain = plain.some(({ design }) => JSON.stringify(design) === JSON.stringify(draft));
  const own = { value: 'draft', label: 'As in the generator', design: draft };
  return [
    ...plain,
    ...(isPlain ? [] : [own]),
    ...saved.map(({ id, title, design }) => ({
      value: savedLook(id),
      label: `As “${title}”`,
      design,
    })),
  ];
}

/** The value of a saved code's design in the list. */
export function savedLook(projectId: string): string {
  return `saved-${projectId}`;
}
